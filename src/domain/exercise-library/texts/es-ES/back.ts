import type { BACK } from '../../catalogue/back.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const back = {
  'pull-up': {
    name: 'Dominadas',
    aliases: ['dominada', 'dominadas pronas', 'pull-up'],
    howTo: [
      'Agarre prono, algo más ancho que los hombros.',
      'Lleva los codos abajo hasta pasar la barbilla por la barra.',
    ],
  },
  'wide-grip-pull-up': {
    name: 'Dominadas con agarre ancho',
    aliases: ['dominadas anchas', 'dominadas abiertas', 'wide-grip pull-up'],
    howTo: [
      'Agarre prono, manos bastante más allá de los hombros.',
      'Lleva el pecho a la barra y baja hasta estirar los brazos.',
    ],
  },
  'weighted-pull-up': {
    name: 'Dominadas con lastre',
    aliases: ['dominadas lastradas', 'dominada lastrada', 'weighted pull-up'],
    howTo: ['Cuelga el disco del cinturón y sal con los brazos rectos.', 'Barbilla sobre la barra y baja con control.'],
  },
  'assisted-pull-up': {
    name: 'Dominadas asistidas',
    aliases: ['dominadas en máquina', 'gravitrón', 'dominada asistida'],
    howTo: ['Elige la ayuda de la máquina y apoya las rodillas.', 'Sube hasta pasar la barbilla y baja despacio.'],
  },
  'band-assisted-pull-up': {
    name: 'Dominadas con goma',
    aliases: ['dominadas asistidas con goma', 'dominadas con banda elástica'],
    howTo: [
      'Cuelga la goma de la barra y apoya en ella la rodilla o el pie.',
      'Pasa la barbilla por la barra y frena la bajada.',
    ],
  },
  'negative-pull-up': {
    name: 'Dominadas negativas',
    aliases: ['dominada negativa', 'dominadas excéntricas'],
    howTo: [
      'Sube con un salto o un cajón hasta tener la barbilla sobre la barra.',
      'Baja en tres a cinco segundos hasta estirar los brazos.',
    ],
  },
  'scapular-pull-up': {
    name: 'Dominadas escapulares',
    aliases: ['retracción escapular en barra', 'scap pull-up'],
    howTo: ['Cuélgate con los brazos rectos y deja subir los hombros.', 'Baja las escápulas sin doblar los codos.'],
  },
  'chin-up': {
    name: 'Dominadas supinas',
    aliases: ['dominada supina', 'chin-up', 'dominadas agarre supino'],
    howTo: [
      'Palmas hacia ti, manos a la anchura de los hombros.',
      'Lleva el pecho a la barra y baja hasta estirar los brazos.',
    ],
  },
  'assisted-chin-up': {
    name: 'Dominadas supinas asistidas',
    aliases: ['dominadas supinas en máquina', 'chin-up asistido'],
    howTo: [
      'Elige la ayuda y apoya las rodillas, palmas hacia ti.',
      'Lleva el pecho a los agarres y baja hasta estirar los brazos.',
    ],
  },
  'weighted-chin-up': {
    name: 'Dominadas supinas con lastre',
    aliases: ['dominadas supinas lastradas', 'chin-up lastrado'],
    howTo: ['Disco en el cinturón, palmas hacia ti.', 'Barbilla sobre la barra, sin balanceo.'],
  },
  'neutral-grip-pull-up': {
    name: 'Dominadas con agarre neutro',
    aliases: ['dominadas neutras', 'dominada neutra'],
    howTo: [
      'Palmas enfrentadas en los agarres paralelos.',
      'Sube hasta que las manos lleguen a los hombros y baja del todo.',
    ],
  },
  'weighted-neutral-grip-pull-up': {
    name: 'Dominadas neutras con lastre',
    aliases: ['dominadas neutras lastradas', 'dominada neutra con peso'],
    howTo: [
      'Disco en el cinturón, palmas enfrentadas.',
      'Sube hasta llevar las manos a los hombros y baja sin balanceo.',
    ],
  },
  'flexed-arm-hang': {
    name: 'Dominada isométrica',
    aliases: ['suspensión con brazos flexionados', 'aguante en dominada', 'flexed-arm hang'],
    howTo: [
      'Empieza arriba, con la barbilla sobre la barra.',
      'Aguanta con los codos doblados y el cuerpo quieto hasta el final.',
    ],
  },
  'lat-pulldown': {
    name: 'Jalón al pecho',
    aliases: ['jalón', 'jalones', 'polea al pecho', 'lat pulldown'],
    howTo: [
      'Muslos sujetos bajo el apoyo, agarre más ancho que los hombros.',
      'Lleva la barra al pecho alto y deja que suba hasta estirar los brazos.',
    ],
  },
  'behind-the-neck-lat-pulldown': {
    name: 'Jalón tras nuca',
    aliases: ['jalón por detrás', 'polea tras nuca', 'jalón trasnuca'],
    howTo: [
      'Agarre ancho, tronco algo adelante, cuello alineado.',
      'Lleva la barra por detrás a la altura de las orejas y vuelve.',
    ],
  },
  'close-grip-lat-pulldown': {
    name: 'Jalón con agarre estrecho',
    aliases: ['jalón con triángulo', 'jalón neutro', 'jalón cerrado'],
    howTo: ['Usa el triángulo, pecho alto.', 'Lleva el agarre al pecho con los codos pegados.'],
  },
  'reverse-grip-lat-pulldown': {
    name: 'Jalón supino',
    aliases: ['jalón con agarre supino', 'jalón inverso'],
    howTo: ['Agarre supino a la anchura de los hombros.', 'Lleva los codos a las costillas y vuelve estirando.'],
  },
  'one-arm-lat-pulldown': {
    name: 'Jalón a una mano',
    aliases: ['jalón unilateral', 'jalón en polea a una mano'],
    howTo: ['Agarre individual en polea alta, brazo bien estirado.', 'Lleva el codo al costado y vuelve despacio.'],
  },
  'iso-lateral-lat-pulldown': {
    name: 'Jalón en máquina convergente',
    aliases: ['jalón convergente', 'jalón isolateral', 'jalón hammer'],
    howTo: [
      'Muslos bajo el apoyo, agarres algo por delante de la cabeza.',
      'Lleva los codos a los costados y deja estirar los brazos.',
    ],
  },
  'band-lat-pulldown': {
    name: 'Jalón con goma',
    aliases: ['jalón con banda elástica', 'jalón de rodillas con goma'],
    howTo: [
      'Ancla la goma arriba y arrodíllate, brazos en alto.',
      'Lleva los codos a las costillas y vuelve despacio.',
    ],
  },
  'straight-arm-pulldown': {
    name: 'Pullover en polea',
    aliases: ['jalón con brazos rectos', 'pulldown brazos rectos'],
    howTo: ['Inclínate un poco, brazos casi rectos en polea alta.', 'Lleva la barra a los muslos con los dorsales.'],
  },
  'rope-straight-arm-pulldown': {
    name: 'Pullover en polea con cuerda',
    aliases: ['pulldown con cuerda', 'jalón con brazos rectos y cuerda'],
    howTo: [
      'Cuerda en polea alta, cadera atrás, brazos casi rectos.',
      'Lleva la cuerda más allá de los muslos y vuelve estirando.',
    ],
  },
  'machine-pullover': {
    name: 'Pullover en máquina',
    aliases: ['máquina de pullover', 'pullover Nautilus'],
    howTo: [
      'Hombros alineados con el eje, codos en los apoyos.',
      'Lleva la barra al abdomen y vuelve hasta estirar del todo.',
    ],
  },
  'barbell-row': {
    name: 'Remo con barra',
    aliases: ['remo inclinado', 'remo con barra inclinado', 'barbell row'],
    howTo: [
      'Inclínate hasta que el tronco quede casi paralelo al suelo, espalda recta.',
      'Lleva la barra al ombligo y baja sin redondear.',
    ],
  },
  'pendlay-row': {
    name: 'Remo Pendlay',
    aliases: ['pendlay', 'remo desde el suelo'],
    howTo: [
      'Tronco paralelo al suelo, barra apoyada antes de cada repetición.',
      'Tira fuerte a la base del pecho y déjala en el suelo.',
    ],
  },
  'reverse-grip-barbell-row': {
    name: 'Remo con barra supino',
    aliases: ['remo Yates', 'remo agarre supino', 'remo invertido con barra'],
    howTo: ['Agarre supino, tronco a unos 45 grados.', 'Lleva la barra al bajo vientre con los codos pegados.'],
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
      'Túmbate boca abajo en un banco plano elevado, barra colgando.',
      'Rema hasta tocar el banco por debajo, sin despegar el pecho.',
    ],
  },
  't-bar-row': {
    name: 'Remo en barra T',
    aliases: ['remo T', 'remo en punta', 't-bar row'],
    howTo: ['Barra entre las piernas, cadera atrás, pecho alto.', 'Tira hasta el esternón y junta las escápulas.'],
  },
  'meadows-row': {
    name: 'Remo Meadows',
    aliases: ['remo landmine a una mano', 'remo en punta a una mano', 'Meadows row'],
    howTo: [
      'De lado a la punta de la barra en la landmine, una mano encima.',
      'Rema con el codo abierto y baja hasta estirar bien.',
    ],
  },
  'chest-supported-t-bar-row': {
    name: 'Remo en barra T con apoyo',
    aliases: ['remo T con pecho apoyado', 'remo T en máquina'],
    howTo: [
      'Pecho en el apoyo, pies firmes en la plataforma.',
      'Rema hasta el apoyo y baja hasta que se abran las escápulas.',
    ],
  },
  'dumbbell-row': {
    name: 'Remo con mancuerna a una mano',
    aliases: ['remo con mancuerna', 'remo unilateral', 'remo a una mano', 'dumbbell row'],
    howTo: [
      'Una mano y una rodilla en el banco, espalda recta.',
      'Lleva la mancuerna a la cadera y baja hasta estirar.',
    ],
  },
  'bent-over-dumbbell-row': {
    name: 'Remo inclinado con mancuernas',
    aliases: ['remo con dos mancuernas', 'remo con mancuernas a dos manos'],
    howTo: [
      'Inclínate con la espalda recta, una mancuerna en cada mano.',
      'Lleva las dos a los lados del abdomen y bájalas a la vez.',
    ],
  },
  'kettlebell-row': {
    name: 'Remo con kettlebell a una mano',
    aliases: ['remo con kettlebell', 'remo con pesa rusa'],
    howTo: [
      'Un pie delante, mano libre en el muslo o en un banco.',
      'Lleva la kettlebell a la cadera y baja hasta estirar el brazo.',
    ],
  },
  'gorilla-row': {
    name: 'Remo gorila',
    aliases: ['gorilla row', 'remo alterno con kettlebells'],
    howTo: [
      'Pies separados, dos kettlebells en el suelo, cadera atrás.',
      'Rema una mientras empujas la otra contra el suelo y alterna.',
    ],
  },
  'renegade-row': {
    name: 'Remo renegado',
    aliases: ['renegade row', 'remo en plancha'],
    howTo: [
      'Plancha alta sobre dos mancuernas, pies separados.',
      'Rema una hasta la cadera sin girar el tronco, luego la otra.',
    ],
  },
  'chest-supported-dumbbell-row': {
    name: 'Remo con mancuernas en banco inclinado',
    aliases: ['remo con pecho apoyado', 'remo apoyado', 'seal row con mancuernas'],
    howTo: ['Pecho en el banco inclinado, mancuernas colgando.', 'Rema con los codos atrás sin despegar el pecho.'],
  },
  'seated-cable-row': {
    name: 'Remo sentado en polea',
    aliases: ['remo en polea baja', 'remo gironda', 'remo sentado', 'low row'],
    howTo: ['Siéntate recto, rodillas algo flexionadas.', 'Lleva el agarre al ombligo, junta las escápulas y vuelve.'],
  },
  'wide-grip-seated-cable-row': {
    name: 'Remo sentado con agarre ancho',
    aliases: ['remo en polea con agarre ancho', 'remo sentado con barra larga'],
    howTo: [
      'Barra larga, agarre prono más ancho que los hombros.',
      'Lleva la barra a la base del pecho con los codos abiertos y vuelve.',
    ],
  },
  'one-arm-cable-row': {
    name: 'Remo en polea a una mano',
    aliases: ['remo unilateral en polea'],
    howTo: ['Coge el agarre con una mano, tronco quieto.', 'Lleva el codo más allá de la cadera y vuelve estirando.'],
  },
  'machine-row': {
    name: 'Remo en máquina',
    aliases: ['remo máquina', 'remo sentado en máquina', 'remo hammer'],
    howTo: ['Pecho en el apoyo, agarres a la altura de la base del pecho.', 'Lleva los codos atrás y vuelve despacio.'],
  },
  'machine-high-row': {
    name: 'Remo alto en máquina',
    aliases: ['high row en máquina', 'remo alto convergente', 'remo alto hammer'],
    howTo: [
      'Pecho en el apoyo, agarres por encima de la cabeza.',
      'Lleva los codos abajo y atrás y deja estirar los brazos.',
    ],
  },
  'machine-low-row': {
    name: 'Remo bajo en máquina',
    aliases: ['remo bajo convergente', 'low row en máquina'],
    howTo: [
      'Pecho en el apoyo, brazos estirados hacia los agarres bajos.',
      'Lleva los codos hacia la cadera y vuelve estirando.',
    ],
  },
  'one-arm-machine-row': {
    name: 'Remo en máquina a una mano',
    aliases: ['remo unilateral en máquina', 'remo isolateral'],
    howTo: [
      'Pecho en el apoyo, un solo agarre, la otra mano sujeta.',
      'Lleva el codo atrás sin girar el tronco y vuelve despacio.',
    ],
  },
  'inverted-row': {
    name: 'Remo invertido',
    aliases: ['remo australiano', 'dominadas australianas', 'inverted row'],
    howTo: [
      'Cuélgate bajo una barra con el cuerpo recto.',
      'Lleva el pecho a la barra. Cuanto más tumbado, más difícil.',
    ],
  },
  'suspension-row': {
    name: 'Remo en TRX',
    aliases: ['remo en suspensión', 'remo TRX', 'remo en anillas'],
    howTo: ['Échate atrás sujetando las cintas, cuerpo recto.', 'Lleva el pecho a las manos y baja despacio.'],
  },
  'band-row': {
    name: 'Remo con goma',
    aliases: ['remo con banda elástica', 'remo sentado con goma'],
    howTo: [
      'Goma en los pies o anclada a la altura del abdomen.',
      'Lleva los codos atrás, junta las escápulas y vuelve despacio.',
    ],
  },
  'barbell-shrug': {
    name: 'Encogimientos con barra',
    aliases: ['encogimientos', 'trapecio con barra', 'shrugs'],
    howTo: ['Barra con los brazos rectos, de pie.', 'Sube los hombros hacia las orejas, para y baja.'],
  },
  'dumbbell-shrug': {
    name: 'Encogimientos con mancuernas',
    aliases: ['encogimientos mancuernas', 'trapecio con mancuernas'],
    howTo: ['Mancuernas a los lados, brazos sueltos.', 'Sube los hombros, aguanta un momento y baja.'],
  },
  'cable-shrug': {
    name: 'Encogimientos de hombros en polea',
    aliases: ['trapecio en polea', 'encogimientos en polea baja'],
    howTo: ['Barra en polea baja, de pie y cerca, brazos rectos.', 'Sube los hombros, para y baja hasta estirar.'],
  },
  'smith-machine-shrug': {
    name: 'Encogimientos en multipower',
    aliases: ['encogimientos en Smith', 'trapecio en multipower'],
    howTo: [
      'Barra a medio muslo, manos justo por fuera de las piernas.',
      'Sube los hombros hacia las orejas, para y baja.',
    ],
  },
  'machine-shrug': {
    name: 'Encogimientos en máquina',
    aliases: ['trapecio en máquina', 'máquina de encogimientos'],
    howTo: ['Coge los agarres con los brazos rectos, de pie.', 'Sube los hombros todo lo que puedas, aguanta y baja.'],
  },
  'trap-bar-shrug': {
    name: 'Encogimientos con barra hexagonal',
    aliases: ['trapecio con barra hexagonal', 'trap bar shrug'],
    howTo: [
      'De pie dentro de la barra, brazos rectos, agarre neutro.',
      'Sube los hombros en vertical, para arriba y baja.',
    ],
  },
  'rack-pull': {
    name: 'Rack pull',
    aliases: ['peso muerto parcial', 'tirón desde soportes'],
    howTo: [
      'Barra en los soportes justo bajo las rodillas, espalda firme.',
      'Lleva la cadera adelante hasta quedar de pie.',
    ],
  },
  'back-extension': {
    name: 'Extensión lumbar',
    aliases: ['hiperextensiones', 'banco romano', 'hiperextensión', 'lumbares en banco'],
    howTo: ['Cadera en el apoyo, cuerpo recto.', 'Dobla por la cadera y sube hasta alinear el cuerpo.'],
  },
  'weighted-back-extension': {
    name: 'Extensión lumbar con lastre',
    aliases: ['hiperextensiones con disco', 'lumbares con peso'],
    howTo: ['Sujeta un disco en el pecho.', 'Baja con control y sube sin arquear de más.'],
  },
  'machine-back-extension': {
    name: 'Extensión lumbar en máquina',
    aliases: ['lumbares en máquina', 'máquina de lumbares'],
    howTo: [
      'Cadera bien al fondo del asiento, apoyo en la espalda alta.',
      'Empuja atrás hasta alinear el tronco y vuelve sin relajarte.',
    ],
  },
  superman: {
    name: 'Superman',
    aliases: ['lumbares en el suelo', 'extensión lumbar en suelo'],
    howTo: ['Túmbate boca abajo con los brazos estirados al frente.', 'Sube brazos, pecho y piernas, para y baja.'],
  },
  'kipping-pull-up': {
    name: 'Dominada con kipping',
    aliases: ['kipping'],
    howTo: ['Balancéate entre la posición hueca y la arqueada.', 'Impulsa la cadera y tira al volver al frente.'],
  },
  'sternum-pull-up': {
    name: 'Dominada al esternón',
    aliases: ['dominada Gironda'],
    howTo: ['Cuélgate y echa el tronco atrás al tirar.', 'Lleva la parte baja del pecho a la barra.'],
  },
  'front-lever': {
    name: 'Front lever',
    aliases: ['plancha frontal en barra'],
    howTo: [
      'Cuélgate con los brazos estirados y eleva el cuerpo en horizontal.',
      'Aguanta firme de la cabeza a los talones.',
    ],
  },
  'front-lever-raise': {
    name: 'Elevación en front lever',
    aliases: ['subida a front lever'],
    howTo: ['Cuélgate con los brazos estirados, cuerpo firme.', 'Eleva el cuerpo hasta la horizontal y baja despacio.'],
  },
  'jump-shrug': {
    name: 'Encogimiento con salto',
    aliases: ['jump shrug'],
    howTo: ['Empieza con la barra a media pierna, cadera atrás.', 'Salta encogiendo los hombros y cae suave.'],
  },
  'neck-curl': {
    name: 'Flexión de cuello',
    aliases: ['flexión cervical con disco'],
    howTo: ['Boca arriba, cabeza fuera del banco, disco en la frente.', 'Lleva el mentón al pecho y baja despacio.'],
  },
  'neck-extension': {
    name: 'Extensión de cuello',
    aliases: ['extensión cervical con disco'],
    howTo: ['Boca abajo, cabeza fuera del banco, disco en la nuca.', 'Sube la cabeza hasta alinearla y baja despacio.'],
  },
} satisfies TextsOf<typeof BACK>
