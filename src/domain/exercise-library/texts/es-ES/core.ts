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
    howTo: ['Sobre un antebrazo, pies juntos.', 'Sube la cadera hasta alinear y aguanta.'],
  },
  crunch: {
    name: 'Crunch abdominal',
    aliases: ['abdominales', 'crunch', 'encogimiento abdominal'],
    howTo: ['Boca arriba, rodillas flexionadas.', 'Lleva las costillas hacia la cadera y baja despacio.'],
  },
  'cable-crunch': {
    name: 'Crunch en polea',
    aliases: ['abdominales en polea', 'crunch con cuerda', 'encogimiento en polea'],
    howTo: [
      'De rodillas bajo la polea, cuerda junto a la cabeza.',
      'Lleva las costillas hacia la cadera sin mover la cadera.',
    ],
  },
  'machine-crunch': {
    name: 'Crunch en máquina',
    aliases: ['abdominales en máquina', 'máquina de abdominales'],
    howTo: ['Ajusta el apoyo en el pecho o coge los agarres.', 'Enrolla hacia abajo y vuelve sin soltar la tensión.'],
  },
  'sit-up': {
    name: 'Abdominales completos',
    aliases: ['sit-up', 'abdominal completo'],
    howTo: ['Rodillas flexionadas, pies en el suelo.', 'Sube hasta sentarte y baja despacio.'],
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
    howTo: ['Boca arriba, rodillas sobre la cadera.', 'Enrolla la cadera despegándola del suelo y baja despacio.'],
  },
  'bicycle-crunch': {
    name: 'Crunch bicicleta',
    aliases: ['abdominales bicicleta', 'bicicleta en el suelo'],
    howTo: ['Manos junto a la cabeza, piernas en el aire.', 'Lleva el codo a la rodilla contraria, alternando.'],
  },
  'lying-leg-raise': {
    name: 'Elevación de piernas tumbado',
    aliases: ['elevaciones de piernas', 'leg raise'],
    howTo: ['Boca arriba, lumbar pegada al suelo.', 'Sube las piernas rectas y baja sin arquear.'],
  },
  'hanging-knee-raise': {
    name: 'Elevación de rodillas colgado',
    aliases: ['rodillas al pecho colgado', 'elevación de rodillas en barra'],
    howTo: ['Cuélgate de la barra sin balanceo.', 'Lleva las rodillas al pecho y baja despacio.'],
  },
  'hanging-leg-raise': {
    name: 'Elevación de piernas colgado',
    aliases: ['piernas en barra', 'elevación de piernas en barra', 'hanging leg raise'],
    howTo: ['Cuélgate de la barra, piernas rectas.', 'Súbelas a la cadera o más y baja despacio.'],
  },
  'toes-to-bar': {
    name: 'Pies a la barra',
    aliases: ['toes to bar', 'T2B'],
    howTo: ['Cuélgate de la barra.', 'Lleva los pies a la barra y baja con control.'],
  },
  'captains-chair-leg-raise': {
    name: 'Elevación de piernas en silla romana',
    aliases: ['silla romana', 'elevación de rodillas en paralelas'],
    howTo: ['Antebrazos en los apoyos, espalda apoyada.', 'Sube las rodillas o las piernas y baja despacio.'],
  },
  'ab-wheel-rollout': {
    name: 'Rueda abdominal',
    aliases: ['ab wheel', 'rodillo abdominal', 'rollout'],
    howTo: ['De rodillas, rueda bajo los hombros.', 'Rueda adelante sin arquear y vuelve.'],
  },
  'russian-twist': {
    name: 'Giro ruso',
    aliases: ['russian twist', 'giros rusos', 'twist ruso'],
    howTo: ['Inclínate atrás, pies ligeros, disco en las manos.', 'Gira los hombros de lado a lado.'],
  },
  'cable-woodchop': {
    name: 'Leñador en polea',
    aliases: ['woodchop', 'leñador', 'rotación en polea'],
    howTo: ['Polea alta, las dos manos en el agarre.', 'Tira a la cadera contraria girando el tronco.'],
  },
  'pallof-press': {
    name: 'Press Pallof',
    aliases: ['pallof', 'antirrotación en polea'],
    howTo: ['De lado a la polea, manos en el pecho.', 'Empuja al frente y resiste el giro.'],
  },
  'dumbbell-side-bend': {
    name: 'Inclinación lateral con mancuerna',
    aliases: ['flexión lateral', 'oblicuos con mancuerna', 'side bend'],
    howTo: ['Mancuerna en una mano.', 'Inclínate a ese lado y vuelve con la cintura.'],
  },
  'dead-bug': {
    name: 'Dead bug',
    aliases: ['bicho muerto'],
    howTo: ['Boca arriba, brazos y rodillas arriba.', 'Baja brazo y pierna contrarios con la lumbar pegada.'],
  },
  'hollow-hold': {
    name: 'Hollow hold',
    aliases: ['plancha hueca', 'hollow', 'posición hueca'],
    howTo: ['Boca arriba, brazos y piernas en el aire.', 'Pega la lumbar al suelo y aguanta.'],
  },
  'mountain-climber': {
    name: 'Escaladores',
    aliases: ['mountain climber', 'escalador'],
    howTo: ['Posición de flexión, hombros sobre las manos.', 'Lleva las rodillas al pecho, alternando rápido.'],
  },
  'weighted-plank': {
    name: 'Plancha con disco',
    aliases: ['plancha con lastre', 'plancha con peso', 'weighted plank'],
    howTo: ['Pide que te pongan el disco en mitad de la espalda.', 'Antebrazos en el suelo, cuerpo recto, y aguanta.'],
  },
  'reverse-plank': {
    name: 'Plancha inversa',
    aliases: ['plancha boca arriba', 'reverse plank'],
    howTo: [
      'Sentado, piernas rectas, manos detrás de la cadera.',
      'Sube la cadera hasta alinear hombros y talones y aguanta.',
    ],
  },
  'plank-shoulder-tap': {
    name: 'Plancha con toque de hombros',
    aliases: ['toques de hombro', 'shoulder taps'],
    howTo: ['Posición de flexión, pies separados.', 'Toca el hombro contrario, alternando, sin girar la cadera.'],
  },
  'bird-dog': {
    name: 'Bird dog',
    aliases: ['perro de muestra', 'cuadrupedia alterna'],
    howTo: ['A cuatro patas, espalda neutra.', 'Estira brazo y pierna contrarios, para un instante y cambia.'],
  },
  'weighted-crunch': {
    name: 'Crunch con disco',
    aliases: ['crunch con peso', 'abdominales con disco', 'weighted crunch'],
    howTo: [
      'Boca arriba, rodillas flexionadas, disco en el pecho.',
      'Lleva las costillas hacia la cadera y baja despacio.',
    ],
  },
  'stability-ball-crunch': {
    name: 'Crunch en fitball',
    aliases: ['abdominales en fitball', 'crunch en pelota suiza', 'swiss ball crunch'],
    howTo: ['Lumbar sobre el balón, pies en el suelo.', 'Estira el abdomen sobre el balón y enrolla hacia arriba.'],
  },
  'oblique-crunch': {
    name: 'Crunch oblicuo',
    aliases: ['abdominales oblicuos', 'crunch lateral', 'oblique crunch'],
    howTo: [
      'Boca arriba, las dos rodillas caídas a un lado.',
      'Enrolla las costillas hacia arriba y baja despacio; luego el otro lado.',
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
    howTo: ['Tumbado, brazos detrás de la cabeza.', 'Ciérrate hasta juntar manos y pies y baja despacio.'],
  },
  'flutter-kick': {
    name: 'Tijeras abdominales',
    aliases: ['flutter kicks', 'patadas de aleteo', 'tijeras de piernas'],
    howTo: [
      'Boca arriba, piernas rectas, talones en el aire.',
      'Patadas cortas y rápidas con la lumbar pegada al suelo.',
    ],
  },
  'dragon-flag': {
    name: 'Dragon flag',
    aliases: ['bandera de dragón', 'abdominales Bruce Lee'],
    howTo: [
      'Tumbado en un banco, agárralo detrás de la cabeza.',
      'Sube el cuerpo sobre los hombros y baja recto como una tabla.',
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
      'Balancéate de hombros a cadera sin perder la posición.',
    ],
  },
  'hanging-windshield-wiper': {
    name: 'Limpiaparabrisas en barra',
    aliases: ['limpiaparabrisas colgado', 'windshield wipers'],
    howTo: ['Cuélgate y sube las piernas a la barra.', 'Llévalas de lado a lado con control.'],
  },
  'weighted-hanging-knee-raise': {
    name: 'Elevación de rodillas colgado con lastre',
    aliases: ['elevación de rodillas lastrada', 'rodillas al pecho con lastre'],
    howTo: [
      'Cuélgate de la barra, mancuerna entre los pies o tobilleras.',
      'Lleva las rodillas al pecho y baja despacio.',
    ],
  },
  'standing-ab-wheel-rollout': {
    name: 'Rueda abdominal de pie',
    aliases: ['rollout de pie', 'rodillo abdominal de pie'],
    howTo: [
      'De pie, inclínate y apoya la rueda en el suelo.',
      'Rueda adelante mientras no se arquee la espalda y vuelve a los pies.',
    ],
  },
  'barbell-rollout': {
    name: 'Rollout con barra',
    aliases: ['rueda abdominal con barra', 'barbell rollout'],
    howTo: ['De rodillas, manos en una barra con discos redondos.', 'Rueda adelante sin arquear y vuelve.'],
  },
  'torso-rotation-machine': {
    name: 'Rotación de tronco en máquina',
    aliases: ['rotary torso', 'máquina de oblicuos', 'giro en máquina'],
    howTo: ['Sentado erguido, pecho en los apoyos, cadera fija.', 'Gira a un lado con la cintura y vuelve despacio.'],
  },
  'landmine-rotation': {
    name: 'Rotación landmine',
    aliases: ['landmine 180', 'landmine twist', 'giro landmine'],
    howTo: [
      'De pie, punta de la barra en las dos manos, brazos largos.',
      'Lleva la barra de cadera a cadera, frenando al bajar.',
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
    name: 'Flexión lateral en polea',
    aliases: ['inclinación lateral con cable'],
    howTo: ['De lado a la polea baja, agarre en una mano.', 'Inclínate y sube con el costado.'],
  },
  'band-side-bend': {
    name: 'Flexión lateral con banda',
    aliases: ['inclinación lateral con goma'],
    howTo: ['Pisa la banda, el otro extremo en una mano.', 'Inclínate al lado contrario y vuelve despacio.'],
  },
  'toe-touch-crunch': {
    name: 'Crunch tocando los pies',
    aliases: ['toque de pies'],
    howTo: ['Túmbate con las piernas estiradas arriba.', 'Alcanza los pies despegando los hombros.'],
  },
  'knees-to-elbows': {
    name: 'Rodillas a codos',
    aliases: ['rodillas a los codos en barra'],
    howTo: ['Cuélgate de la barra con los brazos estirados.', 'Lleva las rodillas a los codos y baja controlando.'],
  },
  'spiderman-plank': {
    name: 'Plancha spiderman',
    aliases: ['plancha hombre araña'],
    howTo: ['Ponte en plancha.', 'Lleva la rodilla al codo del mismo lado y cambia.'],
  },
  'plank-push-up': {
    name: 'Plancha con subida',
    aliases: ['plancha sube y baja'],
    howTo: ['Ponte en plancha de antebrazos.', 'Sube a las manos, un brazo cada vez, y baja.'],
  },
  'suspension-jackknife': {
    name: 'Navaja en suspensión',
    aliases: ['rodillas al pecho en TRX'],
    howTo: ['Plancha con los pies en las correas.', 'Lleva las rodillas al pecho, cadera alta.'],
  },
} satisfies TextsOf<typeof CORE>
