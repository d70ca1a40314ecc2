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
    howTo: ['De rodillas bajo la polea, cuerda junto a la cabeza.', 'Enrolla las costillas sin mover la cadera.'],
  },
  'machine-crunch': {
    name: 'Crunch en máquina',
    aliases: ['abdominales en máquina', 'máquina de abdominales'],
    howTo: ['Ajusta el apoyo en el pecho o coge los agarres.', 'Enrolla hacia abajo y vuelve sin soltar la tensión.'],
  },
  'sit-up': {
    name: 'Sit-up',
    aliases: ['abdominales completos', 'abdominal completo'],
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
} satisfies TextsOf<typeof CORE>
