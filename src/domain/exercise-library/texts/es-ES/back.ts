import type { BACK } from '../../catalogue/back.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const back = {
  'pull-up': {
    name: 'Dominadas',
    aliases: ['dominada', 'dominadas pronas', 'pull-up'],
    howTo: [
      'Agarre prono, con las manos algo más separadas que los hombros.',
      'Sube hasta pasar la barbilla por encima de la barra y baja hasta estirar los brazos.',
    ],
  },
  'wide-grip-pull-up': {
    name: 'Dominadas con agarre ancho',
    aliases: ['dominadas anchas', 'dominadas abiertas', 'wide-grip pull-up'],
    howTo: [
      'Agarre prono, con las manos bastante más separadas que los hombros.',
      'Lleva el pecho hacia la barra y baja hasta estirar los brazos.',
    ],
  },
  'weighted-pull-up': {
    name: 'Dominadas con lastre',
    aliases: ['dominadas lastradas', 'dominada lastrada', 'weighted pull-up'],
    howTo: [
      'Cuelga el disco del cinturón y empieza con los brazos estirados.',
      'Sube hasta pasar la barbilla por encima de la barra y baja con control.',
    ],
  },
  'assisted-pull-up': {
    name: 'Dominadas asistidas',
    aliases: ['dominadas en máquina', 'gravitrón', 'dominada asistida'],
    howTo: [
      'Elige la ayuda de la máquina y apoya las rodillas en la plataforma.',
      'Sube hasta pasar la barbilla por encima de la barra y baja despacio.',
    ],
  },
  'band-assisted-pull-up': {
    name: 'Dominadas con goma',
    aliases: ['dominadas asistidas con goma', 'dominadas con banda elástica'],
    howTo: [
      'Cuelga la goma de la barra y apoya en ella una rodilla o un pie.',
      'Sube hasta pasar la barbilla por encima de la barra y frena la bajada.',
    ],
  },
  'negative-pull-up': {
    name: 'Dominadas negativas',
    aliases: ['dominada negativa', 'dominadas excéntricas'],
    howTo: [
      'Con un salto o un cajón, sube hasta tener la barbilla por encima de la barra.',
      'Tarda de tres a cinco segundos en bajar hasta estirar los brazos.',
    ],
  },
  'scapular-pull-up': {
    name: 'Dominadas escapulares',
    aliases: ['retracción escapular en barra', 'scap pull-up'],
    howTo: [
      'Cuélgate con los brazos estirados y deja que suban los hombros.',
      'Baja los hombros y junta las escápulas sin doblar los codos.',
    ],
  },
  'chin-up': {
    name: 'Dominadas supinas',
    aliases: ['dominada supina', 'chin-up', 'dominadas agarre supino'],
    howTo: [
      'Palmas hacia ti, manos a la anchura de los hombros.',
      'Lleva el pecho hacia la barra y baja hasta estirar los brazos.',
    ],
  },
  'assisted-chin-up': {
    name: 'Dominadas supinas asistidas',
    aliases: ['dominadas supinas en máquina', 'chin-up asistido'],
    howTo: [
      'Elige la ayuda de la máquina, apoya las rodillas y coge los agarres con las palmas hacia ti.',
      'Lleva el pecho hacia los agarres y baja hasta estirar los brazos.',
    ],
  },
  'weighted-chin-up': {
    name: 'Dominadas supinas con lastre',
    aliases: ['dominadas supinas lastradas', 'chin-up lastrado'],
    howTo: [
      'Cuelga el disco del cinturón y agarra la barra con las palmas hacia ti.',
      'Sube hasta pasar la barbilla por encima de la barra y baja sin balanceo.',
    ],
  },
  'neutral-grip-pull-up': {
    name: 'Dominadas con agarre neutro',
    aliases: ['dominadas neutras', 'dominada neutra'],
    howTo: [
      'Palmas enfrentadas en los agarres paralelos.',
      'Sube hasta que la barbilla pase de las manos y baja del todo.',
    ],
  },
  'weighted-neutral-grip-pull-up': {
    name: 'Dominadas neutras con lastre',
    aliases: ['dominadas neutras lastradas', 'dominada neutra con peso'],
    howTo: [
      'Cuelga el disco del cinturón y coge los agarres paralelos con las palmas enfrentadas.',
      'Sube hasta que las manos queden a la altura de los hombros y baja sin balanceo.',
    ],
  },
  'flexed-arm-hang': {
    name: 'Dominada isométrica',
    aliases: ['suspensión con brazos flexionados', 'aguante en dominada', 'flexed-arm hang'],
    howTo: [
      'Empieza arriba, con la barbilla por encima de la barra.',
      'Aguanta con los codos doblados y el cuerpo quieto hasta que acabe el tiempo.',
    ],
  },
  'lat-pulldown': {
    name: 'Jalón al pecho',
    aliases: ['jalón', 'jalones', 'polea al pecho', 'lat pulldown'],
    howTo: [
      'Muslos sujetos bajo el apoyo y agarre más ancho que los hombros.',
      'Lleva la barra a la parte alta del pecho y deja que suba hasta estirar los brazos.',
    ],
  },
  'behind-the-neck-lat-pulldown': {
    name: 'Jalón tras nuca',
    aliases: ['jalón por detrás', 'polea tras nuca', 'jalón trasnuca'],
    howTo: [
      'Agarre ancho, tronco algo inclinado hacia delante y cuello alineado.',
      'Baja la barra por detrás hasta la altura de las orejas y deja que suba.',
    ],
  },
  'close-grip-lat-pulldown': {
    name: 'Jalón con agarre estrecho',
    aliases: ['jalón con triángulo', 'jalón neutro', 'jalón cerrado'],
    howTo: [
      'Agarra el triángulo con las dos manos y saca pecho.',
      'Lleva el triángulo al pecho con los codos pegados y vuelve hasta estirar los brazos.',
    ],
  },
  'reverse-grip-lat-pulldown': {
    name: 'Jalón supino',
    aliases: ['jalón con agarre supino', 'jalón inverso'],
    howTo: [
      'Agarre supino a la anchura de los hombros.',
      'Lleva los codos hacia las costillas y vuelve hasta estirar los brazos.',
    ],
  },
  'one-arm-lat-pulldown': {
    name: 'Jalón a una mano',
    aliases: ['jalón unilateral', 'jalón en polea a una mano'],
    howTo: [
      'Coge un agarre en la polea alta con el brazo bien estirado.',
      'Lleva el codo al costado y vuelve despacio.',
    ],
  },
  'iso-lateral-lat-pulldown': {
    name: 'Jalón isolateral',
    aliases: ['jalón convergente', 'jalón hammer', 'jalón en máquina convergente'],
    howTo: [
      'Muslos bajo el apoyo y agarres algo por delante de la cabeza.',
      'Lleva los codos a los costados y vuelve hasta estirar los brazos.',
    ],
  },
  'band-lat-pulldown': {
    name: 'Jalón con goma',
    aliases: ['jalón con banda elástica', 'jalón de rodillas con goma'],
    howTo: [
      'Ancla la goma en alto, coge los extremos y arrodíllate con los brazos arriba.',
      'Lleva los codos hacia las costillas y vuelve despacio.',
    ],
  },
  'straight-arm-pulldown': {
    name: 'Pullover en polea',
    aliases: ['jalón con brazos rectos', 'pulldown brazos rectos'],
    howTo: [
      'De cara a la polea alta, tronco algo inclinado y brazos casi rectos.',
      'Lleva la barra a los muslos con los dorsales y vuelve despacio.',
    ],
  },
  'rope-straight-arm-pulldown': {
    name: 'Pullover en polea con cuerda',
    aliases: ['pulldown con cuerda', 'jalón con brazos rectos y cuerda'],
    howTo: [
      'Cuerda en polea alta, cadera atrás y brazos casi rectos.',
      'Lleva la cuerda a los lados de los muslos y vuelve hasta estirar los dorsales.',
    ],
  },
  'machine-pullover': {
    name: 'Pullover en máquina',
    aliases: ['máquina de pullover', 'pullover Nautilus'],
    howTo: [
      'Hombros alineados con el eje de la máquina, codos en los apoyos.',
      'Lleva la barra al abdomen y vuelve hasta estirar los dorsales.',
    ],
  },
  'barbell-row': {
    name: 'Remo con barra',
    aliases: ['remo inclinado', 'remo con barra inclinado', 'barbell row'],
    howTo: [
      'Barra en las manos, espalda recta y tronco casi paralelo al suelo.',
      'Lleva la barra al ombligo y baja sin redondear la espalda.',
    ],
  },
  'pendlay-row': {
    name: 'Remo Pendlay',
    aliases: ['pendlay', 'remo desde el suelo'],
    howTo: [
      'Tronco paralelo al suelo y barra apoyada antes de cada repetición.',
      'Lleva la barra con fuerza a la parte baja del pecho y vuelve a dejarla en el suelo.',
    ],
  },
  'reverse-grip-barbell-row': {
    name: 'Remo supino con barra',
    aliases: ['remo Yates', 'remo agarre supino', 'remo invertido con barra', 'remo con barra supino'],
    howTo: [
      'Agarre supino, tronco a unos 45 grados.',
      'Lleva la barra al bajo vientre con los codos pegados y baja despacio.',
    ],
  },
  'smith-machine-row': {
    name: 'Remo en multipower',
    aliases: ['remo inclinado en multipower', 'remo en Smith'],
    howTo: [
      'Barra a la altura de las rodillas, tronco inclinado, espalda recta.',
      'Lleva la barra al ombligo y baja hasta estirar los brazos.',
    ],
  },
  'seal-row': {
    name: 'Remo seal',
    aliases: ['remo tumbado en banco', 'remo foca', 'seal row'],
    howTo: [
      'Túmbate boca abajo en un banco elevado, con la barra debajo.',
      'Sube la barra hasta tocar el banco, sin despegar el pecho, y baja despacio.',
    ],
  },
  't-bar-row': {
    name: 'Remo en barra T',
    aliases: ['remo T', 'remo en punta', 't-bar row'],
    howTo: [
      'Barra entre las piernas, cadera atrás y pecho alto.',
      'Tira de la barra hasta el esternón, junta las escápulas y baja despacio.',
    ],
  },
  'meadows-row': {
    name: 'Remo Meadows',
    aliases: ['remo landmine a una mano', 'remo en punta a una mano', 'Meadows row'],
    howTo: [
      'Con la barra en landmine, ponte de lado a la punta y agárrala con una mano.',
      'Tira con el codo abierto y baja hasta estirar bien el brazo.',
    ],
  },
  'chest-supported-t-bar-row': {
    name: 'Remo en barra T con pecho apoyado',
    aliases: ['remo T con pecho apoyado', 'remo T en máquina', 'remo en barra T con apoyo'],
    howTo: [
      'Pecho en el apoyo, pies firmes en la plataforma.',
      'Tira de los agarres hasta el apoyo y baja hasta que se separen las escápulas.',
    ],
  },
  'dumbbell-row': {
    name: 'Remo con mancuerna a una mano',
    aliases: ['remo con mancuerna', 'remo unilateral', 'remo a una mano', 'dumbbell row'],
    howTo: [
      'Una mano y una rodilla en el banco, espalda recta y mancuerna en la otra mano.',
      'Lleva la mancuerna a la cadera y baja hasta estirar el brazo.',
    ],
  },
  'bent-over-dumbbell-row': {
    name: 'Remo inclinado con mancuernas',
    aliases: ['remo con dos mancuernas', 'remo con mancuernas a dos manos'],
    howTo: [
      'Inclínate con la espalda recta, una mancuerna en cada mano.',
      'Lleva las mancuernas a los lados del abdomen y bájalas a la vez.',
    ],
  },
  'kettlebell-row': {
    name: 'Remo con kettlebell a una mano',
    aliases: ['remo con kettlebell', 'remo con pesa rusa'],
    howTo: [
      'Inclínate con un pie delante y apoya la mano libre en el muslo o en un banco.',
      'Lleva la kettlebell a la cadera y baja hasta estirar el brazo.',
    ],
  },
  'gorilla-row': {
    name: 'Remo gorila',
    aliases: ['gorilla row', 'remo alterno con kettlebells'],
    howTo: [
      'Pies separados, dos kettlebells en el suelo, cadera atrás.',
      'Tira de una kettlebell mientras empujas la otra contra el suelo y alterna.',
    ],
  },
  'renegade-row': {
    name: 'Remo renegado',
    aliases: ['renegade row', 'remo en plancha'],
    howTo: [
      'Plancha alta sobre dos mancuernas, pies separados.',
      'Lleva una mancuerna a la cadera sin girar el tronco y luego la otra.',
    ],
  },
  'chest-supported-dumbbell-row': {
    name: 'Remo con mancuernas en banco inclinado',
    aliases: ['remo con pecho apoyado', 'remo apoyado', 'seal row con mancuernas'],
    howTo: [
      'Pecho en un banco inclinado, mancuernas colgando.',
      'Lleva los codos hacia atrás sin despegar el pecho y baja despacio.',
    ],
  },
  'seated-cable-row': {
    name: 'Remo sentado en polea',
    aliases: ['remo en polea baja', 'remo gironda', 'remo sentado', 'low row'],
    howTo: [
      'Siéntate con la espalda recta y las rodillas algo flexionadas.',
      'Lleva el agarre al ombligo, junta las escápulas y vuelve.',
    ],
  },
  'wide-grip-seated-cable-row': {
    name: 'Remo sentado con agarre ancho',
    aliases: ['remo en polea con agarre ancho', 'remo sentado con barra larga'],
    howTo: [
      'Barra larga, agarre prono más ancho que los hombros.',
      'Lleva la barra a la parte baja del pecho con los codos abiertos y vuelve.',
    ],
  },
  'one-arm-cable-row': {
    name: 'Remo en polea a una mano',
    aliases: ['remo unilateral en polea'],
    howTo: [
      'Coge el agarre con una mano y mantén el tronco quieto.',
      'Lleva el codo por detrás del cuerpo y vuelve hasta estirar el brazo.',
    ],
  },
  'machine-row': {
    name: 'Remo en máquina',
    aliases: ['remo máquina', 'remo sentado en máquina', 'remo hammer'],
    howTo: [
      'Pecho en el apoyo y agarres a la altura de la parte baja del pecho.',
      'Lleva los codos hacia atrás y vuelve despacio.',
    ],
  },
  'machine-high-row': {
    name: 'Remo alto en máquina',
    aliases: ['high row en máquina', 'remo alto convergente', 'remo alto hammer'],
    howTo: [
      'Pecho en el apoyo y agarres por encima de la cabeza.',
      'Lleva los codos hacia abajo y hacia atrás, y deja que los brazos se estiren hacia arriba.',
    ],
  },
  'machine-low-row': {
    name: 'Remo bajo en máquina',
    aliases: ['remo bajo convergente', 'low row en máquina'],
    howTo: [
      'Pecho en el apoyo y brazos estirados hacia los agarres bajos.',
      'Lleva los codos hacia la cadera y vuelve hasta estirar los brazos.',
    ],
  },
  'one-arm-machine-row': {
    name: 'Remo en máquina a una mano',
    aliases: ['remo unilateral en máquina', 'remo isolateral'],
    howTo: [
      'Con el pecho en el apoyo, tira con una mano y sujétate con la otra.',
      'Lleva el codo hacia atrás sin girar el tronco y vuelve despacio.',
    ],
  },
  'inverted-row': {
    name: 'Remo invertido',
    aliases: ['remo australiano', 'dominadas australianas', 'inverted row'],
    howTo: [
      'Cuélgate bajo una barra con el cuerpo recto y los talones en el suelo.',
      'Lleva el pecho a la barra. Cuanto más horizontal estés, más difícil.',
    ],
  },
  'suspension-row': {
    name: 'Remo en TRX',
    aliases: ['remo en suspensión', 'remo TRX', 'remo en anillas'],
    howTo: [
      'Coge las cintas y échate hacia atrás con el cuerpo recto.',
      'Lleva el pecho hacia las manos y baja despacio.',
    ],
  },
  'band-row': {
    name: 'Remo con goma',
    aliases: ['remo con banda elástica', 'remo sentado con goma'],
    howTo: [
      'Siéntate y pasa la goma por los pies, o ánclala a la altura del abdomen.',
      'Lleva los codos hacia atrás, junta las escápulas y vuelve despacio.',
    ],
  },
  'barbell-shrug': {
    name: 'Encogimientos con barra',
    aliases: ['encogimientos', 'trapecio con barra', 'shrugs'],
    howTo: [
      'De pie, con la barra en las manos y los brazos estirados.',
      'Sube los hombros hacia las orejas, haz una pausa y baja.',
    ],
  },
  'dumbbell-shrug': {
    name: 'Encogimientos con mancuernas',
    aliases: ['encogimientos mancuernas', 'trapecio con mancuernas'],
    howTo: ['Mancuernas a los lados, brazos estirados.', 'Sube los hombros, aguanta un momento y baja.'],
  },
  'cable-shrug': {
    name: 'Encogimientos en polea',
    aliases: ['trapecio en polea', 'encogimientos en polea baja', 'encogimientos de hombros en polea'],
    howTo: [
      'De pie junto a la polea baja, coge la barra con los brazos estirados.',
      'Sube los hombros, haz una pausa y baja del todo.',
    ],
  },
  'smith-machine-shrug': {
    name: 'Encogimientos en multipower',
    aliases: ['encogimientos en Smith', 'trapecio en multipower'],
    howTo: [
      'Barra a medio muslo, manos justo por fuera de las piernas.',
      'Sube los hombros hacia las orejas, haz una pausa y baja.',
    ],
  },
  'machine-shrug': {
    name: 'Encogimientos en máquina',
    aliases: ['trapecio en máquina', 'máquina de encogimientos'],
    howTo: [
      'De pie, coge los agarres con los brazos estirados.',
      'Sube los hombros todo lo que puedas, haz una pausa y baja.',
    ],
  },
  'trap-bar-shrug': {
    name: 'Encogimientos con barra hexagonal',
    aliases: ['trapecio con barra hexagonal', 'trap bar shrug'],
    howTo: [
      'De pie dentro de la barra, brazos estirados y agarre neutro.',
      'Sube los hombros en vertical, haz una pausa y baja.',
    ],
  },
  'rack-pull': {
    name: 'Rack pull',
    aliases: ['peso muerto parcial', 'tirón desde soportes'],
    howTo: [
      'Barra en los soportes, justo por debajo de las rodillas, y espalda firme.',
      'Lleva la cadera hacia delante hasta ponerte de pie.',
    ],
  },
  'back-extension': {
    name: 'Extensión lumbar',
    aliases: ['hiperextensiones', 'banco romano', 'hiperextensión', 'lumbares en banco'],
    howTo: ['Cadera en el apoyo y cuerpo recto.', 'Baja flexionando la cadera y sube hasta alinear el cuerpo.'],
  },
  'weighted-back-extension': {
    name: 'Extensión lumbar con lastre',
    aliases: ['hiperextensiones con disco', 'lumbares con peso'],
    howTo: ['Cadera en el apoyo y un disco contra el pecho.', 'Baja con control y sube sin arquear de más la espalda.'],
  },
  'machine-back-extension': {
    name: 'Extensión lumbar en máquina',
    aliases: ['lumbares en máquina', 'máquina de lumbares'],
    howTo: [
      'Cadera bien al fondo del asiento, apoyo en la espalda alta.',
      'Empuja hacia atrás hasta alinear el tronco con los muslos y vuelve despacio.',
    ],
  },
  superman: {
    name: 'Superman',
    aliases: ['lumbares en el suelo', 'extensión lumbar en suelo'],
    howTo: [
      'Túmbate boca abajo con los brazos estirados al frente.',
      'Sube brazos, pecho y piernas, haz una pausa y baja.',
    ],
  },
  'kipping-pull-up': {
    name: 'Dominadas con kipping',
    aliases: ['kipping', 'dominada con kipping'],
    howTo: [
      'Cuélgate y balancéate entre hollow y arco.',
      'Al volver hacia atrás, impulsa la cadera hacia arriba y tira.',
    ],
  },
  'sternum-pull-up': {
    name: 'Dominadas al esternón',
    aliases: ['dominada Gironda', 'dominada al esternón'],
    howTo: [
      'Cuélgate y echa el tronco hacia atrás al tirar.',
      'Lleva la parte baja del pecho a la barra y baja con control.',
    ],
  },
  'front-lever': {
    name: 'Front lever',
    aliases: ['plancha frontal en barra'],
    howTo: [
      'Cuélgate con los brazos estirados y sube el cuerpo hasta la horizontal.',
      'Aguanta con el cuerpo firme de la cabeza a los talones.',
    ],
  },
  'front-lever-raise': {
    name: 'Elevaciones a front lever',
    aliases: ['subida a front lever', 'elevación en front lever'],
    howTo: [
      'Cuélgate con los brazos estirados y el cuerpo firme.',
      'Sube el cuerpo hasta la horizontal y baja despacio.',
    ],
  },
  'jump-shrug': {
    name: 'Encogimientos con salto',
    aliases: ['jump shrug', 'encogimiento con salto'],
    howTo: [
      'Empieza con la barra a medio muslo y la cadera atrás.',
      'Salta encogiendo los hombros y cae con suavidad.',
    ],
  },
  'neck-curl': {
    name: 'Flexión de cuello',
    aliases: ['flexión cervical con disco'],
    howTo: [
      'Boca arriba, cabeza fuera del banco; sujeta un disco sobre la frente.',
      'Lleva la barbilla al pecho y baja despacio.',
    ],
  },
  'neck-extension': {
    name: 'Extensión de cuello',
    aliases: ['extensión cervical con disco'],
    howTo: [
      'Boca abajo, cabeza fuera del banco; sujeta un disco contra la parte de atrás de la cabeza.',
      'Sube la cabeza hasta alinearla con la espalda y baja despacio.',
    ],
  },
} satisfies TextsOf<typeof BACK>
