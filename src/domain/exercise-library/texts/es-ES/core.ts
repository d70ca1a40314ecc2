import type { CORE } from '../../catalogue/core.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const core = {
  plank: {
    name: 'Plancha',
    aliases: ['plancha abdominal', 'plancha frontal', 'plank'],
    howTo: ['Antebrazos en el suelo, cuerpo recto.', 'Aprieta glúteos y abdomen y aguanta.'],
  },
  'side-plank': {
    name: 'Plancha lateral',
    aliases: ['side plank'],
    howTo: ['De lado sobre un antebrazo, pies juntos.', 'Sube la cadera hasta alinear el cuerpo y aguanta.'],
  },
  crunch: {
    name: 'Crunch abdominal',
    aliases: ['abdominales', 'crunch', 'encogimiento abdominal'],
    howTo: ['Boca arriba, rodillas flexionadas.', 'Acerca las costillas a la cadera y baja despacio.'],
  },
  'cable-crunch': {
    name: 'Crunch en polea',
    aliases: ['abdominales en polea', 'crunch con cuerda', 'encogimiento en polea'],
    howTo: [
      'De rodillas bajo la polea, cuerda junto a la cabeza.',
      'Acerca las costillas a la cadera sin moverla y vuelve despacio.',
    ],
  },
  'machine-crunch': {
    name: 'Crunch en máquina',
    aliases: ['abdominales en máquina', 'máquina de abdominales'],
    howTo: [
      'Ajusta el apoyo en el pecho o coge los agarres.',
      'Flexiona el tronco hacia abajo y vuelve sin perder la tensión.',
    ],
  },
  'sit-up': {
    name: 'Abdominales completos',
    aliases: ['sit-up', 'abdominal completo'],
    howTo: ['Boca arriba, rodillas flexionadas y pies en el suelo.', 'Sube hasta sentarte y baja despacio.'],
  },
  'decline-sit-up': {
    name: 'Abdominales en banco declinado',
    aliases: ['sit-up declinado', 'abdominales con peso'],
    howTo: [
      'Pies sujetos en el banco declinado, con un disco en el pecho si quieres.',
      'Sube redondeando la espalda y baja despacio.',
    ],
  },
  'reverse-crunch': {
    name: 'Crunch inverso',
    aliases: ['abdominal inverso', 'encogimiento inverso'],
    howTo: [
      'Boca arriba, con las rodillas por encima de la cadera.',
      'Despega la cadera del suelo llevando las rodillas al pecho y baja despacio.',
    ],
  },
  'bicycle-crunch': {
    name: 'Crunch bicicleta',
    aliases: ['abdominales bicicleta', 'bicicleta en el suelo'],
    howTo: [
      'Boca arriba, manos junto a la cabeza y piernas en el aire.',
      'Lleva cada codo a la rodilla contraria, alternando.',
    ],
  },
  'lying-leg-raise': {
    name: 'Elevaciones de piernas en el suelo',
    aliases: ['elevaciones de piernas', 'leg raise', 'elevación de piernas tumbado'],
    howTo: ['Boca arriba, lumbar pegada al suelo.', 'Sube las piernas rectas y baja sin arquear la espalda.'],
  },
  'hanging-knee-raise': {
    name: 'Elevaciones de rodillas en barra',
    aliases: ['rodillas al pecho colgado', 'elevación de rodillas en barra', 'elevación de rodillas colgado'],
    howTo: ['Cuélgate de la barra sin balanceo.', 'Lleva las rodillas al pecho y baja despacio.'],
  },
  'hanging-leg-raise': {
    name: 'Elevaciones de piernas en barra',
    aliases: ['piernas en barra', 'elevación de piernas en barra', 'hanging leg raise', 'elevación de piernas colgado'],
    howTo: [
      'Cuélgate de la barra con las piernas rectas.',
      'Sube las piernas hasta la horizontal o más y baja despacio.',
    ],
  },
  'toes-to-bar': {
    name: 'Pies a la barra',
    aliases: ['toes to bar', 'T2B'],
    howTo: ['Cuélgate de la barra.', 'Lleva los pies a la barra y baja con control.'],
  },
  'captains-chair-leg-raise': {
    name: 'Elevaciones de piernas en silla romana',
    aliases: ['silla romana', 'elevación de rodillas en paralelas', 'elevación de piernas en silla romana'],
    howTo: ['Antebrazos en los apoyos, espalda en el respaldo.', 'Sube las rodillas o las piernas y baja despacio.'],
  },
  'ab-wheel-rollout': {
    name: 'Rueda abdominal',
    aliases: ['ab wheel', 'rodillo abdominal', 'rollout'],
    howTo: ['De rodillas, con la rueda bajo los hombros.', 'Rueda hacia delante sin arquear la espalda y vuelve.'],
  },
  'russian-twist': {
    name: 'Giro ruso',
    aliases: ['russian twist', 'giros rusos', 'twist ruso'],
    howTo: [
      'Siéntate e inclínate hacia atrás, pies casi sin apoyar y un disco en las manos.',
      'Gira los hombros de un lado al otro.',
    ],
  },
  'cable-woodchop': {
    name: 'Leñador en polea',
    aliases: ['woodchop', 'leñador', 'rotación en polea'],
    howTo: [
      'De lado a la polea alta, las dos manos en el agarre.',
      'Tira hacia la cadera contraria girando el tronco y vuelve despacio.',
    ],
  },
  'pallof-press': {
    name: 'Press Pallof',
    aliases: ['pallof', 'antirrotación en polea'],
    howTo: [
      'De lado a la polea, con el agarre en el pecho.',
      'Estira los brazos al frente sin girar el tronco y vuelve al pecho.',
    ],
  },
  'dumbbell-side-bend': {
    name: 'Inclinaciones laterales con mancuerna',
    aliases: ['flexión lateral', 'oblicuos con mancuerna', 'side bend', 'inclinación lateral con mancuerna'],
    howTo: ['De pie, con una mancuerna en una mano.', 'Inclínate hacia ese lado y sube con los oblicuos.'],
  },
  'dead-bug': {
    name: 'Dead bug',
    aliases: ['bicho muerto'],
    howTo: [
      'Boca arriba, con los brazos y las rodillas en alto.',
      'Baja brazo y pierna contrarios con la lumbar pegada al suelo, vuelve y cambia.',
    ],
  },
  'hollow-hold': {
    name: 'Hollow hold',
    aliases: ['plancha hueca', 'hollow', 'posición hueca'],
    howTo: ['Boca arriba, brazos y piernas en el aire.', 'Pega la lumbar al suelo y aguanta.'],
  },
  'mountain-climber': {
    name: 'Escaladores',
    aliases: ['mountain climber', 'escalador'],
    howTo: ['Posición de flexión, manos debajo de los hombros.', 'Lleva las rodillas al pecho, alternándolas rápido.'],
  },
  'weighted-plank': {
    name: 'Plancha con disco',
    aliases: ['plancha con lastre', 'plancha con peso', 'weighted plank'],
    howTo: [
      'En plancha sobre los antebrazos, pide que te pongan un disco en la espalda.',
      'Aprieta glúteos y abdomen y aguanta.',
    ],
  },
  'reverse-plank': {
    name: 'Plancha inversa',
    aliases: ['plancha boca arriba', 'reverse plank'],
    howTo: [
      'Siéntate con las piernas rectas y las manos detrás de la cadera.',
      'Sube la cadera hasta alinear el cuerpo de hombros a talones y aguanta.',
    ],
  },
  'plank-shoulder-tap': {
    name: 'Plancha con toque de hombros',
    aliases: ['toques de hombro', 'shoulder taps'],
    howTo: ['Posición de flexión, pies separados.', 'Toca cada hombro con la mano contraria sin girar la cadera.'],
  },
  'bird-dog': {
    name: 'Bird dog',
    aliases: ['perro de muestra', 'cuadrupedia alterna'],
    howTo: ['A cuatro patas, espalda neutra.', 'Estira brazo y pierna contrarios, aguanta un instante y cambia.'],
  },
  'weighted-crunch': {
    name: 'Crunch con disco',
    aliases: ['crunch con peso', 'abdominales con disco', 'weighted crunch'],
    howTo: [
      'Boca arriba, rodillas flexionadas, disco en el pecho.',
      'Acerca las costillas a la cadera y baja despacio.',
    ],
  },
  'stability-ball-crunch': {
    name: 'Crunch en fitball',
    aliases: ['abdominales en fitball', 'crunch en pelota suiza', 'swiss ball crunch'],
    howTo: [
      'Lumbar sobre la pelota, pies en el suelo.',
      'Deja que se estire el abdomen y sube acercando las costillas a la cadera.',
    ],
  },
  'oblique-crunch': {
    name: 'Crunch oblicuo',
    aliases: ['abdominales oblicuos', 'crunch lateral', 'oblique crunch'],
    howTo: [
      'Boca arriba, las dos rodillas caídas a un lado.',
      'Acerca las costillas a la cadera y baja despacio; luego, el otro lado.',
    ],
  },
  'heel-touch': {
    name: 'Toques de talón',
    aliases: ['toque de talones', 'abdominal pingüino', 'heel touch'],
    howTo: ['Boca arriba, rodillas flexionadas, hombros en el aire.', 'Toca un talón y luego el otro.'],
  },
  'v-up': {
    name: 'Abdominales en V',
    aliases: ['V-up', 'abdominal navaja', 'abdominales en uve'],
    howTo: [
      'Boca arriba, brazos estirados por detrás de la cabeza.',
      'Sube piernas y tronco a la vez hasta juntar manos y pies, y baja despacio.',
    ],
  },
  'flutter-kick': {
    name: 'Tijeras abdominales',
    aliases: ['flutter kicks', 'patadas de aleteo', 'tijeras de piernas'],
    howTo: [
      'Boca arriba, piernas rectas, talones en el aire.',
      'Da patadas cortas y rápidas con la lumbar pegada al suelo.',
    ],
  },
  'dragon-flag': {
    name: 'Dragon flag',
    aliases: ['bandera de dragón', 'abdominales Bruce Lee'],
    howTo: [
      'Túmbate en un banco y agárralo por detrás de la cabeza.',
      'Sube el cuerpo sobre los hombros y bájalo recto como una tabla.',
    ],
  },
  'l-sit': {
    name: 'L-sit',
    aliases: ['escuadra', 'posición en L'],
    howTo: [
      'Manos en las barras o en el suelo, brazos bloqueados.',
      'Sube las piernas rectas a la horizontal y aguanta.',
    ],
  },
  'hollow-rock': {
    name: 'Hollow rock',
    aliases: ['balanceo hueco', 'hollow rocks'],
    howTo: [
      'Boca arriba, brazos y piernas estirados en el aire.',
      'Balancéate de los hombros a la cadera sin perder la posición.',
    ],
  },
  'hanging-windshield-wiper': {
    name: 'Limpiaparabrisas en barra',
    aliases: ['limpiaparabrisas colgado', 'windshield wipers'],
    howTo: ['Cuélgate y sube las piernas hasta la barra.', 'Lleva las piernas de lado a lado con control.'],
  },
  'weighted-hanging-knee-raise': {
    name: 'Elevaciones de rodillas en barra con lastre',
    aliases: [
      'elevación de rodillas lastrada',
      'rodillas al pecho con lastre',
      'elevación de rodillas colgado con lastre',
    ],
    howTo: [
      'Cuélgate de la barra con una mancuerna entre los pies o tobilleras lastradas.',
      'Lleva las rodillas al pecho y baja despacio.',
    ],
  },
  'standing-ab-wheel-rollout': {
    name: 'Rueda abdominal de pie',
    aliases: ['rollout de pie', 'rodillo abdominal de pie'],
    howTo: [
      'De pie, inclínate y apoya la rueda en el suelo.',
      'Rueda hacia delante mientras no se te arquee la espalda y vuelve.',
    ],
  },
  'barbell-rollout': {
    name: 'Rollout con barra',
    aliases: ['rueda abdominal con barra', 'barbell rollout'],
    howTo: [
      'De rodillas, con las manos en una barra con discos redondos.',
      'Rueda hacia delante sin arquear la espalda y vuelve.',
    ],
  },
  'torso-rotation-machine': {
    name: 'Rotación de tronco en máquina',
    aliases: ['rotary torso', 'máquina de oblicuos', 'giro en máquina'],
    howTo: [
      'Siéntate con la espalda recta, el pecho en los apoyos y la cadera fija.',
      'Gira el tronco a un lado y vuelve despacio.',
    ],
  },
  'landmine-rotation': {
    name: 'Rotación en landmine',
    aliases: ['landmine 180', 'landmine twist', 'giro landmine', 'rotación landmine'],
    howTo: [
      'De pie, con la punta de la barra en las dos manos y los brazos casi rectos.',
      'Lleva la barra de una cadera a la otra y frena la bajada.',
    ],
  },
  'ghd-sit-up': {
    name: 'Abdominales en GHD',
    aliases: ['GHD sit-up', 'sit-up en GHD'],
    howTo: [
      'Pies sujetos, cadera justo fuera del apoyo.',
      'Baja hasta la horizontal o más y sube estirando las piernas.',
    ],
  },
  'cable-side-bend': {
    name: 'Inclinaciones laterales en polea',
    aliases: ['inclinación lateral con cable', 'flexión lateral en polea'],
    howTo: [
      'De lado a la polea baja, con el agarre en la mano más cercana.',
      'Inclínate hacia la polea y sube con los oblicuos.',
    ],
  },
  'band-side-bend': {
    name: 'Inclinaciones laterales con goma',
    aliases: ['inclinación lateral con goma', 'flexión lateral con banda'],
    howTo: [
      'Pisa un extremo de la goma y sujeta el otro con la mano de ese lado.',
      'Inclínate hacia el lado contrario y vuelve despacio.',
    ],
  },
  'toe-touch-crunch': {
    name: 'Crunch tocando los pies',
    aliases: ['toque de pies'],
    howTo: [
      'Túmbate con las piernas estiradas hacia el techo.',
      'Despega los hombros hasta tocarte los pies y baja despacio.',
    ],
  },
  'knees-to-elbows': {
    name: 'Rodillas a los codos',
    aliases: ['rodillas a los codos en barra', 'rodillas a codos'],
    howTo: ['Cuélgate de la barra con los brazos estirados.', 'Lleva las rodillas a los codos y baja con control.'],
  },
  'spiderman-plank': {
    name: 'Plancha spiderman',
    aliases: ['plancha hombre araña'],
    howTo: ['Ponte en plancha.', 'Lleva una rodilla al codo del mismo lado y cambia.'],
  },
  'plank-push-up': {
    name: 'Plancha sube y baja',
    aliases: ['plancha con subida'],
    howTo: [
      'Ponte en plancha sobre los antebrazos.',
      'Sube a las manos, un brazo cada vez, y vuelve a los antebrazos.',
    ],
  },
  'suspension-jackknife': {
    name: 'Rodillas al pecho en TRX',
    aliases: ['navaja en suspensión', 'navaja en TRX', 'suspension jackknife'],
    howTo: ['Plancha con los pies en las cintas.', 'Lleva las rodillas al pecho con la cadera alta y vuelve.'],
  },
} satisfies TextsOf<typeof CORE>
