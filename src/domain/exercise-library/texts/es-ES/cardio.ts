import type { CARDIO } from '../../catalogue/cardio.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const cardio = {
  'treadmill-run': {
    name: 'Correr en cinta',
    aliases: ['carrera en cinta', 'cinta', 'cinta de correr', 'treadmill'],
    howTo: ['Ajusta el ritmo; un uno por ciento de pendiente imita la calle.', 'Pasos cortos, hombros sueltos.'],
  },
  'treadmill-walk': {
    name: 'Caminar en cinta',
    aliases: ['caminata en cinta', 'andar en cinta', 'cinta inclinada', '12-3-30'],
    howTo: ['Ajusta ritmo y pendiente.', 'Camina sin agarrarte.'],
  },
  'outdoor-run': {
    name: 'Correr',
    aliases: ['carrera al aire libre', 'carrera', 'running'],
    howTo: ['Empieza suave unos minutos.', 'Mantén un ritmo que dure hasta el final.'],
  },
  'outdoor-walk': {
    name: 'Caminar',
    aliases: ['caminata al aire libre', 'andar', 'caminata'],
    howTo: ['Pasos vivos, brazos sueltos.', 'Busca cuestas para hacerlo más duro.'],
  },
  'stationary-bike': {
    name: 'Bicicleta estática',
    aliases: ['bici estática', 'spinning', 'ciclo indoor', 'bicicleta'],
    howTo: ['Sillín a la altura de la cadera, rodilla algo flexionada abajo.', 'Mantén la cadencia.'],
  },
  'outdoor-cycling': {
    name: 'Ciclismo',
    aliases: ['bici', 'salir en bici', 'bicicleta de carretera'],
    howTo: ['Empieza con un desarrollo suave.', 'Mantén la cadencia.'],
  },
  'air-bike': {
    name: 'Air bike',
    aliases: ['assault bike', 'bici de aire'],
    howTo: ['Empuja y tira de los brazos mientras pedaleas.', 'Cuanta más fuerza, más resistencia.'],
  },
  'elliptical-trainer': {
    name: 'Elíptica',
    aliases: ['bicicleta elíptica', 'elliptical'],
    howTo: ['Cuerpo erguido, pie entero en el pedal.', 'Empuja y tira con brazos y piernas.'],
  },
  'rowing-machine': {
    name: 'Remo (ergómetro)',
    aliases: ['remoergómetro', 'máquina de remo', 'rowing', 'Concept2'],
    howTo: ['Piernas, luego tronco, luego brazos; vuelve al revés.', 'Paladas largas, hombros sueltos.'],
  },
  'stair-climber': {
    name: 'Escaladora',
    aliases: ['máquina de escaleras', 'stair climber', 'escaleras'],
    howTo: ['Cuerpo erguido, pisa con el pie entero.', 'Evita apoyarte en las barras.'],
  },
  'ski-erg': {
    name: 'SkiErg',
    aliases: ['ski erg', 'máquina de esquí'],
    howTo: ['Brazos arriba, inclínate y tira hasta pasar la cadera.', 'Vuelve a estirarte en cada tirón.'],
  },
  swimming: {
    name: 'Natación',
    aliases: ['nadar', 'crol', 'piscina'],
    howTo: ['Calienta con largos suaves.', 'Brazadas largas, respiración constante.'],
  },
  'jump-rope': {
    name: 'Saltar a la comba',
    aliases: ['comba', 'saltar la cuerda', 'jump rope'],
    howTo: ['Gira la cuerda con las muñecas.', 'Saltos pequeños sobre las puntas.'],
  },
  sprint: {
    name: 'Sprint',
    aliases: ['sprints', 'esprint', 'series de velocidad'],
    howTo: [
      'Calienta bien y coge velocidad en los primeros pasos.',
      'Corre a tope la distancia y descansa bien antes del siguiente.',
    ],
  },
  hiking: {
    name: 'Senderismo',
    aliases: ['hiking', 'trekking', 'ruta de montaña'],
    howTo: ['Pasos cortos en subida, pie entero en el suelo.', 'Baja con las rodillas sueltas y bebe por el camino.'],
  },
  rucking: {
    name: 'Marcha con mochila',
    aliases: ['rucking', 'caminata con lastre', 'caminar con chaleco lastrado'],
    howTo: [
      'Mochila alta y ajustada a la espalda.',
      'Anda a buen paso con el pecho abierto; sube el peso poco a poco.',
    ],
  },
  'recumbent-bike': {
    name: 'Bicicleta reclinada',
    aliases: ['bici reclinada', 'bicicleta horizontal', 'recumbent bike'],
    howTo: ['Ajusta el asiento para que la rodilla no se estire del todo.', 'Espalda apoyada y cadencia constante.'],
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
      'Gira con fluidez hacia delante y luego hacia atrás.',
    ],
  },
  'inline-skating': {
    name: 'Patinaje',
    aliases: ['patines', 'patinar', 'patinaje en línea'],
    howTo: [
      'Rodillas flexionadas, peso en el centro de los patines.',
      'Empuja hacia el lado y deslízate con la otra pierna.',
    ],
  },
  'jumping-jack': {
    name: 'Jumping jacks',
    aliases: ['saltos de tijera', 'saltos de estrella', 'jumping jack'],
    howTo: ['Salta abriendo las piernas y lleva las manos arriba.', 'Salta de vuelta, cayendo suave.'],
  },
  'high-knees': {
    name: 'Skipping alto',
    aliases: ['rodillas altas', 'skipping', 'correr en el sitio', 'high knees'],
    howTo: ['Corre en el sitio sobre las puntas.', 'Sube cada rodilla a la altura de la cadera, usando los brazos.'],
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
      'Brazos estirados, empuja con las piernas, cadera cerca de la pared.',
    ],
  },
  yoga: {
    name: 'Yoga',
    aliases: ['vinyasa', 'clase de yoga', 'hatha yoga'],
    howTo: ['Muévete con la respiración, inspira por la nariz.', 'Mantén cada postura mientras sea estable.'],
  },
  aerobics: {
    name: 'Aeróbic',
    aliases: ['clase de aeróbic'],
    howTo: ['Sigue la música a un ritmo que permita hablar.', 'Cae suave, rodillas sueltas.'],
  },
  hiit: {
    name: 'HIIT',
    aliases: ['intervalos', 'tabata'],
    howTo: ['Ve fuerte poco tiempo.', 'Descansa poco y repite.'],
  },
  pilates: {
    name: 'Pilates',
    aliases: ['pilates suelo'],
    howTo: ['Suelta el aire al esforzarte, ombligo adentro.', 'Muévete despacio y con control.'],
  },
  skiing: {
    name: 'Esquí',
    aliases: ['esquiar', 'esquí de fondo'],
    howTo: ['Rodillas flexionadas y peso al frente.', 'Mira adonde quieres ir.'],
  },
  snowboarding: {
    name: 'Snowboard',
    aliases: ['tabla de nieve'],
    howTo: ['Mantente bajo, peso en los dos pies.', 'Gira con la cadera y los hombros.'],
  },
  stretching: {
    name: 'Estiramientos',
    aliases: ['movilidad'],
    howTo: ['Llega hasta notar una leve tensión.', 'Respira y mantén sin rebotes.'],
  },
  'warm-up': {
    name: 'Calentamiento',
    aliases: ['calentamiento general'],
    howTo: ['Empieza suave hasta entrar en calor.', 'Mueve cada articulación que pide el entreno.'],
  },
} satisfies TextsOf<typeof CARDIO>
