import type { POSTERIOR_CHAIN } from '../../catalogue/posterior-chain.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const posteriorChain = {
  deadlift: {
    name: 'Peso muerto',
    aliases: ['peso muerto convencional', 'deadlift', 'muerto'],
    howTo: [
      'Barra sobre el medio pie, espalda recta, brazos rectos.',
      'Empuja el suelo y ponte de pie con la barra pegada.',
    ],
  },
  'sumo-deadlift': {
    name: 'Peso muerto sumo',
    aliases: ['sumo', 'sumo deadlift'],
    howTo: ['Pies muy abiertos, manos por dentro de las rodillas.', 'Abre las rodillas, pecho alto y sube.'],
  },
  'trap-bar-deadlift': {
    name: 'Peso muerto con barra hexagonal',
    aliases: ['barra hexagonal', 'trap bar', 'hex bar'],
    howTo: ['En el centro de la barra, pecho alto.', 'Empuja el suelo y ponte de pie.'],
  },
  'romanian-deadlift': {
    name: 'Peso muerto rumano',
    aliases: ['rumano', 'RDL', 'PMR'],
    howTo: [
      'Rodillas algo flexionadas, barra pegada a los muslos.',
      'Lleva la cadera atrás hasta estirar los isquios y sube.',
    ],
  },
  'dumbbell-romanian-deadlift': {
    name: 'Peso muerto rumano con mancuernas',
    aliases: ['rumano con mancuernas', 'RDL mancuernas', 'peso muerto con mancuernas'],
    howTo: ['Mancuernas delante de los muslos.', 'Cadera atrás con la espalda recta y vuelve.'],
  },
  'single-leg-romanian-deadlift': {
    name: 'Peso muerto rumano a una pierna',
    aliases: ['rumano unilateral', 'RDL a una pierna'],
    howTo: ['De pie sobre una pierna, rodilla suelta.', 'Inclínate llevando la otra atrás, cadera alineada.'],
  },
  'stiff-leg-deadlift': {
    name: 'Peso muerto con piernas rígidas',
    aliases: ['peso muerto piernas rectas', 'stiff', 'SLDL'],
    howTo: ['Piernas casi rectas, barra desde el suelo.', 'Inclínate con la espalda recta y sube con los isquios.'],
  },
  'good-morning': {
    name: 'Buenos días',
    aliases: ['good morning', 'buenos días con barra'],
    howTo: [
      'Barra en la espalda, rodillas algo flexionadas.',
      'Lleva la cadera atrás hasta cerca de la paralela y sube.',
    ],
  },
  'lying-leg-curl': {
    name: 'Curl femoral tumbado',
    aliases: ['curl femoral', 'femoral tumbado', 'leg curl'],
    howTo: ['Cadera en el banco, rodillo sobre los talones.', 'Flexiona hacia los glúteos y baja despacio.'],
  },
  'seated-leg-curl': {
    name: 'Curl femoral sentado',
    aliases: ['femoral sentado', 'seated leg curl'],
    howTo: ['Muslos sujetos bajo el apoyo.', 'Lleva los talones bajo el asiento y vuelve despacio.'],
  },
  'standing-leg-curl': {
    name: 'Curl femoral de pie',
    aliases: ['femoral de pie', 'curl femoral a una pierna'],
    howTo: ['De pie, rodillo sobre el talón.', 'Flexiona una pierna y baja con control.'],
  },
  'nordic-curl': {
    name: 'Curl nórdico',
    aliases: ['nórdicos', 'nordic curl', 'femoral nórdico'],
    howTo: ['De rodillas con los tobillos sujetos, cuerpo recto.', 'Baja hacia delante lo más lento posible y vuelve.'],
  },
  'glute-ham-raise': {
    name: 'Glute ham raise',
    aliases: ['GHR', 'GHD', 'elevación de glúteo y femoral'],
    howTo: ['Rodillas tras el apoyo, tobillos sujetos.', 'Baja hasta alinear el cuerpo y sube flexionando.'],
  },
  'barbell-hip-thrust': {
    name: 'Hip thrust con barra',
    aliases: ['hip thrust', 'empuje de cadera', 'elevación de cadera'],
    howTo: ['Espalda en un banco, barra sobre la cadera.', 'Sube la cadera hasta alinear, barbilla dentro, y baja.'],
  },
  'machine-hip-thrust': {
    name: 'Hip thrust en máquina',
    aliases: ['hip thrust máquina', 'empuje de cadera en máquina'],
    howTo: ['Cinturón o apoyo sobre la cadera, pies firmes.', 'Sube, aprieta los glúteos y baja despacio.'],
  },
  'glute-bridge': {
    name: 'Puente de glúteos',
    aliases: ['puente', 'puente de glúteo', 'glute bridge'],
    howTo: ['Boca arriba, pies cerca de la cadera.', 'Sube la cadera hasta alinear el cuerpo y aprieta.'],
  },
  'barbell-glute-bridge': {
    name: 'Puente de glúteos con barra',
    aliases: ['puente con barra', 'puente con peso'],
    howTo: ['Túmbate en el suelo con la barra sobre la cadera.', 'Sube la cadera, para arriba y baja.'],
  },
  'cable-pull-through': {
    name: 'Pull through en polea',
    aliases: ['pull through', 'tirón entre piernas'],
    howTo: ['De espaldas a la polea baja, cuerda entre las piernas.', 'Lleva la cadera atrás y luego adelante.'],
  },
  'cable-glute-kickback': {
    name: 'Patada de glúteo en polea',
    aliases: ['patada en polea', 'kickback de glúteo'],
    howTo: ['Tobillera en polea baja, ligera inclinación.', 'Lleva la pierna atrás sin arquear.'],
  },
} satisfies TextsOf<typeof POSTERIOR_CHAIN>
