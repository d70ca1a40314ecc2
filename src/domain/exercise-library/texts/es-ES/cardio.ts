import type { CARDIO } from '../../catalogue/cardio.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const cardio = {
  'treadmill-run': {
    name: 'Carrera en cinta',
    aliases: ['cinta', 'correr en cinta', 'cinta de correr', 'treadmill'],
    howTo: ['Ajusta el ritmo; un uno por ciento de pendiente imita la calle.', 'Pasos cortos, hombros sueltos.'],
  },
  'treadmill-walk': {
    name: 'Caminata en cinta',
    aliases: ['andar en cinta', 'cinta inclinada', '12-3-30'],
    howTo: ['Ajusta ritmo y pendiente.', 'Camina sin agarrarte.'],
  },
  'outdoor-run': {
    name: 'Carrera al aire libre',
    aliases: ['correr', 'carrera', 'running'],
    howTo: ['Empieza suave unos minutos.', 'Mantén un ritmo que dure hasta el final.'],
  },
  'outdoor-walk': {
    name: 'Caminata al aire libre',
    aliases: ['caminar', 'andar', 'senderismo', 'caminata'],
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
    name: 'Remo ergómetro',
    aliases: ['máquina de remo', 'remoergómetro', 'rowing', 'Concept2'],
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
} satisfies TextsOf<typeof CARDIO>
