import type { POSTERIOR_CHAIN } from '../../catalogue/posterior-chain.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const posteriorChain = {
  deadlift: {
    name: 'Peso muerto',
    aliases: ['peso muerto convencional', 'deadlift', 'muerto'],
    howTo: [
      'Barra en la vertical del medio pie, espalda recta, brazos estirados.',
      'Empuja el suelo y ponte de pie con la barra pegada a las piernas.',
    ],
  },
  'sumo-deadlift': {
    name: 'Peso muerto sumo',
    aliases: ['sumo', 'sumo deadlift'],
    howTo: [
      'Pies muy separados, manos por dentro de las rodillas.',
      'Abre las rodillas, saca pecho y ponte de pie con la barra.',
    ],
  },
  'trap-bar-deadlift': {
    name: 'Peso muerto con barra hexagonal',
    aliases: ['barra hexagonal', 'trap bar', 'hex bar'],
    howTo: ['Ponte en el centro de la barra y saca pecho.', 'Empuja el suelo y ponte de pie.'],
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
    aliases: ['rumano con mancuernas', 'RDL mancuernas'],
    howTo: ['Mancuernas delante de los muslos.', 'Lleva la cadera atrás con la espalda recta y vuelve.'],
  },
  'single-leg-romanian-deadlift': {
    name: 'Peso muerto rumano a una pierna',
    aliases: ['rumano unilateral', 'RDL a una pierna'],
    howTo: [
      'De pie sobre una pierna, mancuerna en la mano y rodilla algo flexionada.',
      'Inclínate llevando la otra pierna atrás sin girar la cadera y vuelve.',
    ],
  },
  'stiff-leg-deadlift': {
    name: 'Peso muerto con piernas rígidas',
    aliases: ['peso muerto piernas rectas', 'stiff', 'SLDL'],
    howTo: [
      'Barra en el suelo; agárrala con las piernas casi rectas.',
      'Sube con los isquios y baja con la espalda recta.',
    ],
  },
  'good-morning': {
    name: 'Buenos días',
    aliases: ['good morning', 'buenos días con barra'],
    howTo: [
      'Barra en la espalda, rodillas algo flexionadas.',
      'Lleva la cadera atrás hasta dejar el tronco casi paralelo al suelo y sube.',
    ],
  },
  'lying-leg-curl': {
    name: 'Curl femoral tumbado',
    aliases: ['curl femoral', 'femoral tumbado', 'leg curl'],
    howTo: [
      'Túmbate boca abajo con el rodillo por encima de los talones.',
      'Lleva los talones hacia los glúteos y baja despacio.',
    ],
  },
  'seated-leg-curl': {
    name: 'Curl femoral sentado',
    aliases: ['femoral sentado', 'seated leg curl'],
    howTo: [
      'Siéntate con los muslos sujetos y los talones sobre el rodillo.',
      'Lleva los talones bajo el asiento y vuelve despacio.',
    ],
  },
  'standing-leg-curl': {
    name: 'Curl femoral de pie',
    aliases: ['femoral de pie', 'curl femoral a una pierna'],
    howTo: ['De pie, con el rodillo por encima del talón.', 'Lleva el talón hacia el glúteo y baja con control.'],
  },
  'nordic-curl': {
    name: 'Curl nórdico',
    aliases: ['nórdicos', 'nordic curl', 'femoral nórdico'],
    howTo: [
      'De rodillas, con los tobillos sujetos y el cuerpo recto.',
      'Baja hacia delante tan despacio como puedas y vuelve.',
    ],
  },
  'glute-ham-raise': {
    name: 'Glute ham raise',
    aliases: ['GHR', 'GHD', 'elevación de glúteo y femoral'],
    howTo: [
      'Rodillas justo detrás del apoyo, tobillos sujetos.',
      'Baja hasta alinear el cuerpo y sube flexionando las rodillas.',
    ],
  },
  'barbell-hip-thrust': {
    name: 'Hip thrust con barra',
    aliases: ['hip thrust', 'empuje de cadera', 'elevación de cadera'],
    howTo: [
      'Espalda alta en un banco, barra sobre la cadera.',
      'Sube la cadera hasta alinear el cuerpo, con la barbilla metida, y baja.',
    ],
  },
  'machine-hip-thrust': {
    name: 'Hip thrust en máquina',
    aliases: ['hip thrust máquina', 'empuje de cadera en máquina'],
    howTo: ['Cinturón o apoyo sobre la cadera, pies firmes.', 'Sube la cadera, aprieta los glúteos y baja despacio.'],
  },
  'glute-bridge': {
    name: 'Puente de glúteos',
    aliases: ['puente', 'puente de glúteo', 'glute bridge'],
    howTo: ['Boca arriba, pies cerca de la cadera.', 'Sube la cadera hasta alinear el cuerpo y aprieta los glúteos.'],
  },
  'barbell-glute-bridge': {
    name: 'Puente de glúteos con barra',
    aliases: ['puente con barra', 'puente con peso'],
    howTo: ['Túmbate en el suelo con la barra sobre la cadera.', 'Sube la cadera, haz una pausa arriba y baja.'],
  },
  'cable-pull-through': {
    name: 'Pull through en polea',
    aliases: ['pull through', 'tirón entre piernas'],
    howTo: [
      'De espaldas a la polea baja, cuerda entre las piernas.',
      'Lleva la cadera hacia atrás y luego con fuerza hacia delante.',
    ],
  },
  'cable-glute-kickback': {
    name: 'Patada de glúteo en polea',
    aliases: ['patada en polea', 'kickback de glúteo'],
    howTo: [
      'De cara a la polea baja, con la tobillera en un pie y el tronco algo inclinado.',
      'Lleva la pierna hacia atrás sin arquear la espalda y vuelve despacio.',
    ],
  },
  'deficit-deadlift': {
    name: 'Peso muerto con déficit',
    aliases: ['déficit', 'deficit deadlift', 'peso muerto en escalón'],
    howTo: [
      'Súbete a un disco o a un escalón bajo, con la barra en la vertical del medio pie.',
      'Empieza con la cadera más baja de lo normal y tira con la espalda recta.',
    ],
  },
  'pause-deadlift': {
    name: 'Peso muerto con pausa',
    aliases: ['peso muerto pausado', 'pause deadlift'],
    howTo: [
      'Despega la barra un palmo del suelo y haz una pausa.',
      'Aguanta uno o dos segundos con la espalda firme y termina el tirón.',
    ],
  },
  'snatch-grip-deadlift': {
    name: 'Peso muerto con agarre de arrancada',
    aliases: ['peso muerto agarre ancho', 'snatch-grip deadlift', 'peso muerto agarre snatch'],
    howTo: [
      'Agarre muy ancho, cadera baja, dorsales firmes.',
      'Sube con la barra pegada al cuerpo; las correas ayudan al agarre.',
    ],
  },
  'dumbbell-deadlift': {
    name: 'Peso muerto con mancuernas',
    aliases: ['muerto con mancuernas', 'dumbbell deadlift'],
    howTo: [
      'Mancuernas en el suelo junto a los pies, espalda recta.',
      'Flexiona rodillas y cadera, empuja el suelo y ponte de pie.',
    ],
  },
  'kettlebell-deadlift': {
    name: 'Peso muerto con kettlebell',
    aliases: ['peso muerto con pesa rusa', 'peso muerto sumo con kettlebell', 'KB deadlift'],
    howTo: [
      'Kettlebell entre los pies, las dos manos en el asa.',
      'Lleva la cadera atrás con la espalda recta y sube apretando los glúteos.',
    ],
  },
  'smith-machine-romanian-deadlift': {
    name: 'Peso muerto rumano en multipower',
    aliases: ['rumano en multipower', 'RDL en multipower', 'rumano Smith'],
    howTo: [
      'Barra pegada a los muslos, rodillas algo flexionadas.',
      'Lleva la cadera atrás hasta estirar los isquios y vuelve.',
    ],
  },
  'b-stance-romanian-deadlift': {
    name: 'Peso muerto rumano B-stance',
    aliases: ['rumano B-stance', 'rumano con pies escalonados', 'kickstand RDL'],
    howTo: [
      'Peso en el pie delantero; el de atrás, de puntillas y solo para equilibrarte.',
      'Inclínate sobre la pierna delantera sin girar la cadera y sube.',
    ],
  },
  'single-leg-lying-leg-curl': {
    name: 'Curl femoral tumbado a una pierna',
    aliases: ['femoral tumbado unilateral', 'curl femoral tumbado unilateral'],
    howTo: [
      'Túmbate boca abajo con un solo talón bajo el rodillo y la cadera en el banco.',
      'Flexiona la pierna sin girar la cadera y baja despacio.',
    ],
  },
  'single-leg-seated-leg-curl': {
    name: 'Curl femoral sentado a una pierna',
    aliases: ['femoral sentado unilateral', 'curl femoral sentado unilateral'],
    howTo: [
      'Siéntate con el muslo sujeto y una pierna sobre el rodillo.',
      'Lleva el talón bajo el asiento y vuelve despacio.',
    ],
  },
  'cable-leg-curl': {
    name: 'Curl femoral en polea',
    aliases: ['femoral en polea', 'curl femoral con tobillera'],
    howTo: [
      'De cara a la polea baja, con la tobillera en un pie; agárrate a la máquina.',
      'Lleva el talón hacia el glúteo sin mover la rodilla y baja despacio.',
    ],
  },
  'dumbbell-leg-curl': {
    name: 'Curl femoral con mancuerna',
    aliases: ['femoral con mancuerna', 'curl femoral tumbado con mancuerna'],
    howTo: [
      'Túmbate boca abajo en un banco con una mancuerna entre los pies.',
      'Dobla las rodillas hasta poner las espinillas en vertical y baja despacio.',
    ],
  },
  'stability-ball-leg-curl': {
    name: 'Curl femoral en fitball',
    aliases: ['curl femoral con pelota', 'femoral con pelota suiza', 'femoral en fitball', 'curl femoral con fitball'],
    howTo: [
      'Boca arriba, talones en la pelota, cadera en alto.',
      'Acerca la pelota con los talones y aléjala sin bajar la cadera.',
    ],
  },
  'assisted-nordic-curl': {
    name: 'Curl nórdico asistido',
    aliases: ['nórdico con goma', 'nordic asistido'],
    howTo: [
      'De rodillas, tobillos sujetos y goma en el pecho, anclada en alto por detrás.',
      'Baja despacio con el cuerpo recto y vuelve con ayuda de la goma.',
    ],
  },
  'weighted-glute-ham-raise': {
    name: 'Glute ham raise con lastre',
    aliases: ['GHR con lastre', 'GHR con disco'],
    howTo: ['Disco contra el pecho, tobillos sujetos.', 'Baja hasta alinear el cuerpo y sube sin doblar la cadera.'],
  },
  'smith-machine-hip-thrust': {
    name: 'Hip thrust en multipower',
    aliases: ['hip thrust Smith', 'empuje de cadera en multipower'],
    howTo: [
      'Banco atravesado en la máquina, barra acolchada sobre la cadera.',
      'Sube la cadera hasta alinear el cuerpo, aprieta los glúteos y baja.',
    ],
  },
  'dumbbell-hip-thrust': {
    name: 'Hip thrust con mancuerna',
    aliases: ['empuje de cadera con mancuerna', 'elevación de cadera con mancuerna'],
    howTo: [
      'Espalda alta en un banco, mancuerna sujeta sobre la cadera.',
      'Sube la cadera empujando con los talones, haz una pausa y baja.',
    ],
  },
  'single-leg-hip-thrust': {
    name: 'Hip thrust a una pierna',
    aliases: ['hip thrust unilateral', 'empuje de cadera a una pierna'],
    howTo: [
      'Espalda alta en un banco, un pie en el suelo y la otra rodilla arriba.',
      'Sube la cadera sin girarla hasta alinear el cuerpo y baja despacio.',
    ],
  },
  'single-leg-glute-bridge': {
    name: 'Puente de glúteos a una pierna',
    aliases: ['puente a una pierna', 'puente de glúteo unilateral'],
    howTo: [
      'Boca arriba, un pie apoyado y la otra pierna recta.',
      'Empuja con el pie apoyado, sube la cadera sin ladearla y baja.',
    ],
  },
  'reverse-hyperextension': {
    name: 'Hiperextensión inversa',
    aliases: ['reverse hyper', 'extensión lumbar inversa', 'hiper inversa'],
    howTo: [
      'Pecho en el apoyo, cadera en el borde, piernas colgando.',
      'Sube las piernas hasta alinearlas con el cuerpo y bájalas sin balanceo.',
    ],
  },
  'frog-pump': {
    name: 'Frog pump',
    aliases: ['puente rana', 'puente de rana'],
    howTo: [
      'Boca arriba, plantas de los pies juntas, rodillas hacia fuera.',
      'Sube la cadera en repeticiones cortas y aprieta los glúteos en cada una.',
    ],
  },
  'band-deadlift': {
    name: 'Peso muerto con goma',
    aliases: ['peso muerto con banda'],
    howTo: ['Pisa la goma y sujétala con los brazos estirados.', 'Inclínate llevando la cadera atrás y ponte de pie.'],
  },
  'smith-machine-deadlift': {
    name: 'Peso muerto en multipower',
    aliases: ['peso muerto en Smith'],
    howTo: ['Pon la barra a media espinilla y aprieta el abdomen.', 'Sube con la barra pegada a las piernas.'],
  },
  'deadlift-high-pull': {
    name: 'Peso muerto con tirón alto',
    aliases: ['tirón alto'],
    howTo: ['Levanta la barra rápido del suelo a la cadera.', 'Sigue tirando hasta el pecho con los codos altos.'],
  },
} satisfies TextsOf<typeof POSTERIOR_CHAIN>
