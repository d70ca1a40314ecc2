import type { CHEST } from '../../catalogue/chest.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const chest = {
  'barbell-bench-press': {
    name: 'Press de banca',
    aliases: ['press banca', 'press de banca con barra', 'press plano', 'bench press'],
    howTo: [
      'Escápulas juntas, pies firmes y muñecas rectas bajo la barra.',
      'Baja la barra al centro del pecho y empuja hacia arriba y un poco hacia atrás.',
    ],
  },
  'incline-barbell-bench-press': {
    name: 'Press inclinado con barra',
    aliases: ['press de banca inclinado', 'press inclinado', 'incline bench press'],
    howTo: ['Banco a unos 30 grados.', 'Baja la barra a la parte alta del pecho y empuja en vertical.'],
  },
  'decline-barbell-bench-press': {
    name: 'Press declinado con barra',
    aliases: ['press de banca declinado', 'press declinado'],
    howTo: [
      'Engancha las piernas en los rodillos y pon la barra por encima de la parte baja del pecho.',
      'Baja la barra hasta tocar el pecho y empuja sin abrir los codos.',
    ],
  },
  'barbell-floor-press': {
    name: 'Press de suelo con barra',
    aliases: ['floor press', 'press en el suelo'],
    howTo: [
      'Túmbate en el suelo con los brazos estirados y la barra por encima del pecho.',
      'Baja la barra hasta apoyar los brazos en el suelo, haz una pausa y empuja.',
    ],
  },
  'dumbbell-bench-press': {
    name: 'Press de banca con mancuernas',
    aliases: ['press con mancuernas', 'press plano con mancuernas', 'dumbbell press'],
    howTo: [
      'Brazos estirados, mancuernas por encima de los hombros y escápulas juntas.',
      'Baja las mancuernas junto al pecho hasta notar el estiramiento y empuja hacia arriba y hacia dentro.',
    ],
  },
  'incline-dumbbell-bench-press': {
    name: 'Press inclinado con mancuernas',
    aliases: ['press inclinado mancuernas', 'incline dumbbell press'],
    howTo: [
      'Banco a 30 grados, mancuernas por encima de la parte alta del pecho.',
      'Baja con los codos bajo las muñecas y empuja.',
    ],
  },
  'decline-dumbbell-bench-press': {
    name: 'Press declinado con mancuernas',
    aliases: ['press declinado mancuernas'],
    howTo: [
      'Engancha las piernas en los rodillos y pon las mancuernas por encima de la parte baja del pecho.',
      'Baja las mancuernas con control y empuja sin que choquen.',
    ],
  },
  'dumbbell-fly': {
    name: 'Aperturas con mancuernas',
    aliases: ['aperturas', 'aperturas planas', 'aperturas de pecho', 'dumbbell fly'],
    howTo: [
      'Túmbate con las mancuernas en alto, los brazos casi rectos y las palmas enfrentadas.',
      'Abre los brazos hasta estirar el pecho y cierra como en un abrazo.',
    ],
  },
  'incline-dumbbell-fly': {
    name: 'Aperturas inclinadas con mancuernas',
    aliases: ['aperturas inclinadas', 'aperturas en banco inclinado'],
    howTo: [
      'Banco a 30 grados, mancuernas en alto y codos algo flexionados.',
      'Abre los brazos hasta estirar el pecho y cierra por el mismo arco.',
    ],
  },
  'machine-chest-press': {
    name: 'Press de pecho en máquina',
    aliases: ['press pecho máquina', 'chest press', 'press convergente'],
    howTo: [
      'Ajusta el asiento para que los agarres queden a media altura del pecho.',
      'Empuja sin encoger los hombros y vuelve hasta estirar el pecho.',
    ],
  },
  'incline-machine-chest-press': {
    name: 'Press inclinado en máquina',
    aliases: ['press inclinado máquina', 'press superior en máquina'],
    howTo: [
      'Ajusta el asiento para que los agarres queden frente a la parte alta del pecho.',
      'Empuja con las escápulas pegadas al respaldo y vuelve despacio.',
    ],
  },
  'smith-machine-bench-press': {
    name: 'Press de banca en multipower',
    aliases: ['press banca multipower', 'press en smith'],
    howTo: [
      'Coloca el banco para que la barra baje al centro del pecho.',
      'Desbloquea la barra, baja con control y empuja sin rebotar.',
    ],
  },
  'smith-machine-incline-bench-press': {
    name: 'Press inclinado en multipower',
    aliases: ['inclinado multipower', 'press inclinado smith'],
    howTo: [
      'Banco a 30 grados, barra por encima de la parte alta del pecho.',
      'Baja la barra hasta casi tocar el pecho y empuja.',
    ],
  },
  'pec-deck': {
    name: 'Contractora de pecho',
    aliases: ['pec deck', 'contractora', 'mariposa', 'aperturas en máquina'],
    howTo: ['Espalda en el respaldo, codos a la altura del pecho.', 'Cierra hasta juntar los agarres y abre despacio.'],
  },
  'cable-crossover': {
    name: 'Cruce de poleas',
    aliases: ['cruces en polea', 'cruce de cables', 'aperturas en polea', 'crossover'],
    howTo: [
      'Poleas altas, un agarre en cada mano, un pie delante y tronco algo inclinado.',
      'Junta las manos delante de la cadera y vuelve hasta estirar el pecho.',
    ],
  },
  'low-to-high-cable-fly': {
    name: 'Cruce de poleas bajas',
    aliases: ['aperturas en polea baja', 'cruce de abajo arriba'],
    howTo: [
      'Poleas bajas, un agarre en cada mano y palmas hacia arriba.',
      'Sube las manos hasta juntarlas a la altura de los ojos y baja despacio.',
    ],
  },
  'dumbbell-pullover': {
    name: 'Pullover con mancuerna',
    aliases: ['pullover', 'pull over'],
    howTo: [
      'Túmbate en el banco y sujeta una mancuerna por encima del pecho con las dos manos.',
      'Baja la mancuerna por detrás de la cabeza con los codos casi rectos y vuelve.',
    ],
  },
  'push-up': {
    name: 'Flexiones',
    aliases: ['flexión', 'flexiones de pecho', 'lagartijas', 'push-up'],
    howTo: [
      'Manos algo más separadas que los hombros, cuerpo recto.',
      'Baja el pecho al suelo con los codos a 45 grados y empuja.',
    ],
  },
  'incline-push-up': {
    name: 'Flexiones inclinadas',
    aliases: ['flexiones con manos elevadas', 'flexiones en banco'],
    howTo: [
      'Manos en un banco o una barra, cuerpo recto.',
      'Baja el pecho al borde y empuja. Cuanto más alto el apoyo, más fácil.',
    ],
  },
  'weighted-push-up': {
    name: 'Flexiones con lastre',
    aliases: ['flexiones lastradas', 'flexiones con disco', 'flexiones con chaleco'],
    howTo: ['Disco en la espalda alta o chaleco lastrado.', 'Haz flexiones completas con la cadera firme.'],
  },
  'chest-dip': {
    name: 'Fondos para pecho',
    aliases: ['fondos en paralelas', 'fondos', 'dips'],
    howTo: [
      'En las paralelas, inclina el tronco hacia delante y abre un poco los codos.',
      'Baja hasta estirar el pecho y empuja.',
    ],
  },
  'paused-bench-press': {
    name: 'Press de banca con pausa',
    aliases: ['banca pausada', 'press banca pausado', 'banca de competición', 'paused bench press'],
    howTo: [
      'Baja la barra al pecho y déjala quieta de uno a tres segundos.',
      'Mantén la tensión en la pausa y empuja fuerte.',
    ],
  },
  'tempo-bench-press': {
    name: 'Press de banca con tempo',
    aliases: ['banca con tempo', 'press banca tempo', 'banca con bajada lenta'],
    howTo: [
      'Tarda de tres a cinco segundos en bajar.',
      'Toca el pecho sin apoyar la barra y empuja al ritmo previsto.',
    ],
  },
  'wide-grip-bench-press': {
    name: 'Press de banca con agarre ancho',
    aliases: ['banca agarre abierto', 'press banca ancho', 'wide-grip bench press'],
    howTo: [
      'Agarra la barra con las manos un palmo más separadas de lo normal.',
      'Lleva la barra a la parte baja del pecho, con los antebrazos en vertical, y empuja.',
    ],
  },
  'reverse-grip-bench-press': {
    name: 'Press de banca con agarre inverso',
    aliases: ['banca agarre supino', 'press banca inverso', 'reverse-grip bench press'],
    howTo: [
      'Palmas hacia la cara, pulgares alrededor de la barra y alguien que te asista.',
      'Lleva la barra a la parte baja del pecho con los codos cerrados y empuja.',
    ],
  },
  'spoto-press': {
    name: 'Spoto press',
    aliases: ['press Spoto', 'banca sin tocar el pecho'],
    howTo: ['Detén la barra uno o dos dedos por encima del pecho.', 'Aguanta sin que la barra se hunda y empuja.'],
  },
  'larsen-press': {
    name: 'Larsen press',
    aliases: ['press Larsen', 'banca con pies en el aire', 'banca sin apoyo de pies'],
    howTo: [
      'Piernas estiradas sin tocar el suelo, escápulas clavadas en el banco.',
      'Baja con control y empuja sin ayuda de las piernas.',
    ],
  },
  'pin-bench-press': {
    name: 'Press de banca desde pines',
    aliases: ['pin press', 'banca desde pines', 'banca desde los seguros'],
    howTo: [
      'Pon los pines a la altura a la que se te atasca la barra.',
      'Apoya la barra en los pines, tensa el cuerpo y empuja desde parado.',
    ],
  },
  'dumbbell-floor-press': {
    name: 'Press de suelo con mancuernas',
    aliases: ['floor press con mancuernas', 'press en el suelo con mancuernas'],
    howTo: [
      'Túmbate en el suelo con las rodillas dobladas, los brazos estirados y las mancuernas por encima del pecho.',
      'Baja las mancuernas hasta apoyar los brazos en el suelo y empuja.',
    ],
  },
  'dumbbell-hex-press': {
    name: 'Press hexagonal con mancuernas',
    aliases: ['hex press', 'press con mancuernas juntas', 'squeeze press'],
    howTo: [
      'Túmbate en el banco y junta las mancuernas por encima del pecho.',
      'Baja y sube las mancuernas apretando una contra otra durante todo el recorrido.',
    ],
  },
  'one-arm-dumbbell-bench-press': {
    name: 'Press de banca con mancuerna a una mano',
    aliases: ['press unilateral con mancuerna', 'press de pecho a una mano'],
    howTo: [
      'Túmbate en el banco con una mancuerna por encima del hombro, pies separados y cadera firme.',
      'Baja la mancuerna y empuja sin que el cuerpo gire hacia el lado del peso.',
    ],
  },
  'decline-dumbbell-fly': {
    name: 'Aperturas declinadas con mancuernas',
    aliases: ['aperturas declinadas', 'aperturas en banco declinado'],
    howTo: [
      'Engancha las piernas en los rodillos; mancuernas por encima de la parte baja del pecho, brazos casi rectos.',
      'Abre los brazos hasta estirar el pecho y cierra por el mismo arco.',
    ],
  },
  'iso-lateral-chest-press': {
    name: 'Press de pecho isolateral',
    aliases: ['press isolateral', 'press hammer de pecho', 'press de pecho con palancas'],
    howTo: [
      'Agarres a media altura del pecho y los mismos discos en cada lado.',
      'Empuja con los dos brazos y vuelve hasta estirar el pecho.',
    ],
  },
  'decline-machine-chest-press': {
    name: 'Press declinado en máquina',
    aliases: ['press declinado máquina', 'press inferior en máquina', 'decline chest press'],
    howTo: [
      'Ajusta el asiento para que los agarres queden frente a la parte baja del pecho.',
      'Empuja hacia delante y hacia abajo, con los hombros bajos, y vuelve despacio.',
    ],
  },
  'smith-machine-decline-bench-press': {
    name: 'Press declinado en multipower',
    aliases: ['declinado multipower', 'press declinado smith'],
    howTo: [
      'Coloca el banco declinado para que la barra llegue a la parte baja del pecho.',
      'Desbloquea la barra, baja con control y empuja.',
    ],
  },
  'cable-chest-press': {
    name: 'Press de pecho en polea',
    aliases: ['press en polea de pie', 'press de pecho con cables', 'cable chest press'],
    howTo: [
      'Poleas a la altura del pecho, un pie delante, manos junto al pecho.',
      'Empuja al frente hasta estirar los brazos y vuelve despacio.',
    ],
  },
  'seated-cable-fly': {
    name: 'Cruce de poleas sentado',
    aliases: ['aperturas con cable sentado', 'seated cable fly', 'aperturas en polea sentado'],
    howTo: [
      'Banco entre las poleas, cables a la altura del pecho y espalda apoyada.',
      'Junta las manos delante del pecho y abre despacio.',
    ],
  },
  'svend-press': {
    name: 'Press Svend',
    aliases: ['svend press', 'press apretando discos', 'press de pecho con disco'],
    howTo: [
      'Aprieta uno o dos discos entre las palmas a la altura del pecho.',
      'Estira los brazos al frente sin dejar de apretar y vuelve.',
    ],
  },
  'decline-push-up': {
    name: 'Flexiones declinadas',
    aliases: ['flexiones con pies elevados', 'flexiones con los pies en el banco', 'decline push-up'],
    howTo: [
      'Pies en un banco, manos en el suelo, cuerpo recto.',
      'Baja el pecho entre las manos y empuja sin hundir la cadera.',
    ],
  },
  'knee-push-up': {
    name: 'Flexiones de rodillas',
    aliases: ['flexiones con rodillas apoyadas', 'flexiones para principiantes', 'knee push-up'],
    howTo: ['Rodillas en el suelo y cuerpo recto de la cabeza a las rodillas.', 'Baja el pecho al suelo y empuja.'],
  },
  'clap-push-up': {
    name: 'Flexiones con palmada',
    aliases: ['flexiones pliométricas', 'flexiones explosivas', 'clap push-up'],
    howTo: [
      'Baja rápido y empuja hasta despegar las manos del suelo.',
      'Da una palmada y amortigua la caída flexionando los codos.',
    ],
  },
  'suspension-push-up': {
    name: 'Flexiones en TRX',
    aliases: ['flexiones en anillas', 'press de pecho en TRX', 'flexiones en suspensión'],
    howTo: [
      'Manos en los agarres y cuerpo recto, inclinado hasta donde aguantes.',
      'Baja hasta que las manos queden junto al pecho y empuja.',
    ],
  },
  'band-chest-fly': {
    name: 'Aperturas con goma',
    aliases: ['aperturas con banda'],
    howTo: [
      'Ancla la goma detrás de ti, a la altura del pecho, y coge los extremos.',
      'Junta las manos delante del pecho con los codos algo flexionados y vuelve despacio.',
    ],
  },
  'band-chest-press': {
    name: 'Press de pecho con goma',
    aliases: ['press con goma', 'press de pecho con banda'],
    howTo: [
      'Ancla la goma detrás de ti, a la altura del pecho, y coge los extremos.',
      'Empuja al frente hasta estirar los brazos y vuelve despacio.',
    ],
  },
  'suspension-chest-fly': {
    name: 'Aperturas en TRX',
    aliases: ['aperturas en suspensión'],
    howTo: [
      'Coge las cintas e inclínate hacia delante con los brazos al frente.',
      'Abre los brazos con los codos algo flexionados y vuelve a cerrarlos.',
    ],
  },
  'band-push-up': {
    name: 'Flexiones con goma',
    aliases: ['flexión con goma', 'flexión con banda'],
    howTo: ['Pasa la goma por la espalda y sujeta un extremo con cada mano.', 'Baja el pecho y empuja contra la goma.'],
  },
  'one-arm-push-up': {
    name: 'Flexiones a una mano',
    aliases: ['flexión a un brazo', 'flexión a una mano'],
    howTo: ['Pies separados, una mano bajo el pecho, la otra en la espalda.', 'Baja sin girar la cadera y empuja.'],
  },
  'incline-cable-chest-press': {
    name: 'Press inclinado en polea',
    aliases: ['press inclinado con cable'],
    howTo: [
      'Banco inclinado entre dos poleas bajas, un agarre en cada mano.',
      'Empuja hacia arriba y hacia dentro, y baja con control.',
    ],
  },
  'around-the-world': {
    name: 'Vuelta al mundo',
    aliases: ['vuelta al mundo con mancuernas'],
    howTo: [
      'Túmbate en un banco con mancuernas ligeras junto a la cadera.',
      'Abre los brazos en arco hasta detrás de la cabeza y vuelve.',
    ],
  },
} satisfies TextsOf<typeof CHEST>
