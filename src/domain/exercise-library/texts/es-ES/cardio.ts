import type { CARDIO } from '../../catalogue/cardio.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const cardio = {
  'treadmill-run': {
    name: 'Correr en cinta',
    aliases: ['carrera en cinta', 'cinta', 'cinta de correr', 'treadmill'],
    howTo: [
      'Ajusta la velocidad; con un 1 % de inclinación es como correr en la calle.',
      'Pasos cortos, hombros relajados.',
    ],
  },
  'treadmill-walk': {
    name: 'Caminar en cinta',
    aliases: ['caminata en cinta', 'andar en cinta', 'cinta inclinada', '12-3-30'],
    howTo: ['Ajusta la velocidad y la inclinación.', 'Camina sin agarrarte.'],
  },
  'outdoor-run': {
    name: 'Correr',
    aliases: ['carrera al aire libre', 'carrera', 'running'],
    howTo: ['Empieza suave los primeros minutos.', 'Lleva un ritmo que puedas aguantar hasta el final.'],
  },
  'outdoor-walk': {
    name: 'Caminar',
    aliases: ['caminata al aire libre', 'andar', 'caminata'],
    howTo: ['Paso vivo, brazos sueltos.', 'Busca cuestas si quieres más intensidad.'],
  },
  'stationary-bike': {
    name: 'Bicicleta estática',
    aliases: ['bici estática', 'spinning', 'ciclo indoor', 'bicicleta'],
    howTo: [
      'Sillín a la altura de la cadera; abajo, la rodilla queda algo flexionada.',
      'Mantén una cadencia constante.',
    ],
  },
  'outdoor-cycling': {
    name: 'Ciclismo',
    aliases: ['bici', 'salir en bici', 'bicicleta de carretera'],
    howTo: ['Empieza con un desarrollo suave.', 'Mantén una cadencia constante.'],
  },
  'air-bike': {
    name: 'Air bike',
    aliases: ['assault bike', 'bici de aire'],
    howTo: ['Empuja y tira de los manillares mientras pedaleas.', 'Cuanta más fuerza hagas, más resistencia.'],
  },
  'elliptical-trainer': {
    name: 'Elíptica',
    aliases: ['bicicleta elíptica', 'elliptical'],
    howTo: [
      'Cuerpo erguido, pies enteros en los pedales.',
      'Pedalea y acompaña el movimiento empujando y tirando de los agarres.',
    ],
  },
  'rowing-machine': {
    name: 'Remo (ergómetro)',
    aliases: ['remoergómetro', 'máquina de remo', 'rowing', 'Concept2'],
    howTo: ['Primero piernas, luego tronco y luego brazos; al volver, al revés.', 'Paladas largas, hombros relajados.'],
  },
  'stair-climber': {
    name: 'Escaladora',
    aliases: ['máquina de escaleras', 'stair climber', 'escaleras'],
    howTo: ['Cuerpo erguido; pisa con el pie entero.', 'Procura no apoyarte en los pasamanos.'],
  },
  'ski-erg': {
    name: 'SkiErg',
    aliases: ['ski erg', 'máquina de esquí'],
    howTo: [
      'Con los brazos arriba, inclínate y tira de los agarres hasta pasar la cadera.',
      'Estírate del todo antes de cada tirón.',
    ],
  },
  swimming: {
    name: 'Natación',
    aliases: ['nadar', 'crol', 'piscina'],
    howTo: ['Calienta con largos suaves.', 'Brazadas largas, respiración constante.'],
  },
  'jump-rope': {
    name: 'Saltar a la comba',
    aliases: ['comba', 'saltar la cuerda', 'jump rope'],
    howTo: ['Gira la cuerda con las muñecas.', 'Da saltos pequeños sobre las puntas de los pies.'],
  },
  sprint: {
    name: 'Sprint',
    aliases: ['sprints', 'esprint', 'series de velocidad'],
    howTo: [
      'Calienta bien y coge velocidad en los primeros pasos.',
      'Corre la distancia a tope y descansa bien antes del siguiente sprint.',
    ],
  },
  hiking: {
    name: 'Senderismo',
    aliases: ['hiking', 'trekking', 'ruta de montaña'],
    howTo: ['Pasos cortos en subida, pie entero en el suelo.', 'Baja con las rodillas sueltas. Bebe a menudo.'],
  },
  rucking: {
    name: 'Marcha con mochila',
    aliases: ['rucking', 'caminata con lastre', 'caminar con chaleco lastrado'],
    howTo: [
      'Mochila alta y bien ajustada a la espalda.',
      'Anda a buen paso con el pecho abierto y aumenta el peso poco a poco.',
    ],
  },
  'recumbent-bike': {
    name: 'Bicicleta reclinada',
    aliases: ['bici reclinada', 'bicicleta horizontal', 'recumbent bike'],
    howTo: [
      'Ajusta el asiento para que la rodilla no llegue a estirarse del todo.',
      'Espalda apoyada y cadencia constante.',
    ],
  },
  'bike-erg': {
    name: 'BikeErg',
    aliases: ['bike erg', 'bici Concept2', 'bici ergómetro'],
    howTo: ['Ajusta el damper y empieza suave.', 'Mantén la cadencia y vigila el ritmo.'],
  },
  'upper-body-ergometer': {
    name: 'Ergómetro de brazos',
    aliases: ['bicicleta de brazos', 'bici de brazos', 'arm bike'],
    howTo: [
      'Eje a la altura de los hombros, codos sin bloquear.',
      'Gira las manivelas con fluidez, hacia delante y luego hacia atrás.',
    ],
  },
  'inline-skating': {
    name: 'Patinaje',
    aliases: ['patines', 'patinar', 'patinaje en línea'],
    howTo: [
      'Rodillas flexionadas, peso en el centro de los patines.',
      'Empuja hacia el lado con una pierna y deslízate sobre la otra.',
    ],
  },
  'jumping-jack': {
    name: 'Jumping jacks',
    aliases: ['saltos de tijera', 'saltos de estrella', 'jumping jack'],
    howTo: [
      'Salta abriendo las piernas y lleva las manos arriba.',
      'Salta para juntar los pies, baja los brazos y cae con suavidad.',
    ],
  },
  'high-knees': {
    name: 'Skipping alto',
    aliases: ['rodillas altas', 'skipping', 'correr en el sitio', 'high knees'],
    howTo: [
      'Corre en el sitio sobre las puntas de los pies.',
      'Sube cada rodilla a la altura de la cadera y acompaña con los brazos.',
    ],
  },
  boxing: {
    name: 'Boxeo',
    aliases: ['saco de boxeo', 'hacer saco', 'sombra'],
    howTo: ['Guardia alta, barbilla baja, rodillas sueltas.', 'Gira cadera y hombro en cada golpe y recoge la mano.'],
  },
  'rock-climbing': {
    name: 'Escalada',
    aliases: ['búlder', 'rocódromo', 'climbing'],
    howTo: [
      'Calienta los dedos en presas grandes.',
      'Brazos estirados y cadera cerca de la pared; empuja con las piernas.',
    ],
  },
  yoga: {
    name: 'Yoga',
    aliases: ['vinyasa', 'clase de yoga', 'hatha yoga'],
    howTo: ['Muévete al ritmo de la respiración e inspira por la nariz.', 'Mantén cada postura mientras la controles.'],
  },
  aerobics: {
    name: 'Aeróbic',
    aliases: ['clase de aeróbic'],
    howTo: ['Sigue la música a un ritmo que te permita hablar.', 'Cae con suavidad, con las rodillas sueltas.'],
  },
  hiit: {
    name: 'HIIT',
    aliases: ['intervalos', 'tabata'],
    howTo: ['Dalo todo durante poco tiempo.', 'Descansa poco y repite.'],
  },
  pilates: {
    name: 'Pilates',
    aliases: ['pilates suelo'],
    howTo: ['Suelta el aire al hacer el esfuerzo, con el ombligo hacia dentro.', 'Muévete despacio y con control.'],
  },
  skiing: {
    name: 'Esquí',
    aliases: ['esquiar', 'esquí de fondo'],
    howTo: ['Rodillas flexionadas y peso hacia delante.', 'Mira hacia donde quieres ir.'],
  },
  snowboarding: {
    name: 'Snowboard',
    aliases: ['tabla de nieve'],
    howTo: ['Flexiona las piernas y reparte el peso entre los dos pies.', 'Gira con la cadera y los hombros.'],
  },
  stretching: {
    name: 'Estiramientos',
    aliases: ['movilidad'],
    howTo: ['Estira hasta notar una leve tensión.', 'Respira y mantén la postura sin rebotes.'],
  },
  'warm-up': {
    name: 'Calentamiento',
    aliases: ['calentamiento general'],
    howTo: ['Empieza suave hasta entrar en calor.', 'Mueve las articulaciones que vas a usar en el entreno.'],
  },
} satisfies TextsOf<typeof CARDIO>
