import type { SHOULDERS } from '../../catalogue/shoulders.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const shoulders = {
  'barbell-overhead-press': {
    name: 'Press militar',
    aliases: ['press militar con barra', 'press de hombros con barra', 'overhead press', 'OHP'],
    howTo: [
      'Barra en los hombros, glúteos apretados.',
      'Empuja rozando la cara y acaba con la barra sobre los talones.',
    ],
  },
  'seated-barbell-overhead-press': {
    name: 'Press militar sentado',
    aliases: ['press de hombros sentado con barra', 'press militar sentado con barra'],
    howTo: ['Siéntate con respaldo, barra en la barbilla.', 'Empuja por encima de la cabeza y baja a la clavícula.'],
  },
  'push-press': {
    name: 'Push press',
    aliases: ['press con impulso'],
    howTo: [
      'Barra en los hombros, flexiona un poco las rodillas.',
      'Impulsa con las piernas y acaba con los brazos rectos.',
    ],
  },
  'dumbbell-shoulder-press': {
    name: 'Press de hombros con mancuernas',
    aliases: ['press hombro mancuernas', 'press militar con mancuernas', 'shoulder press'],
    howTo: ['Mancuernas a la altura de las orejas, antebrazos verticales.', 'Empuja arriba sin arquear la espalda.'],
  },
  'arnold-press': {
    name: 'Press Arnold',
    aliases: ['Arnold press'],
    howTo: [
      'Empieza con las palmas hacia ti, en la barbilla.',
      'Gira las palmas hacia fuera al subir y vuelve al bajar.',
    ],
  },
  'machine-shoulder-press': {
    name: 'Press de hombros en máquina',
    aliases: ['press hombro máquina', 'press militar en máquina'],
    howTo: [
      'Ajusta el asiento con los agarres a la altura de los hombros.',
      'Empuja sin bloquear de golpe y baja despacio.',
    ],
  },
  'smith-machine-shoulder-press': {
    name: 'Press de hombros en multipower',
    aliases: ['press militar multipower', 'press hombro smith'],
    howTo: ['Respaldo recto, barra delante de la cara.', 'Baja a la barbilla y empuja.'],
  },
  'landmine-press': {
    name: 'Press landmine',
    aliases: ['landmine press', 'press en punta a una mano'],
    howTo: ['Sujeta el extremo de la barra en el hombro con una mano.', 'Empuja arriba y adelante, costillas abajo.'],
  },
  'kettlebell-press': {
    name: 'Press con kettlebell',
    aliases: ['kettlebell press', 'press con pesa rusa'],
    howTo: ['Kettlebell en el hombro, muñeca recta.', 'Empuja hasta bloquear el codo junto a la oreja.'],
  },
  'dumbbell-lateral-raise': {
    name: 'Elevaciones laterales con mancuernas',
    aliases: ['elevaciones laterales', 'laterales', 'vuelos laterales', 'lateral raise'],
    howTo: ['Ligera inclinación, codos sueltos.', 'Sube hasta la altura de los hombros guiando con los codos.'],
  },
  'cable-lateral-raise': {
    name: 'Elevaciones laterales en polea',
    aliases: ['laterales en polea', 'elevación lateral unilateral'],
    howTo: ['Polea baja, agarre en la mano contraria.', 'Sube hasta el hombro y baja despacio.'],
  },
  'machine-lateral-raise': {
    name: 'Elevaciones laterales en máquina',
    aliases: ['laterales en máquina', 'máquina de laterales'],
    howTo: ['Codos en los apoyos, hombros abajo.', 'Sube hasta la altura de los hombros, para y baja.'],
  },
  'dumbbell-front-raise': {
    name: 'Elevaciones frontales con mancuernas',
    aliases: ['elevaciones frontales', 'frontales', 'front raise'],
    howTo: ['Mancuernas delante de los muslos.', 'Sube hasta los ojos con los brazos rectos y baja despacio.'],
  },
  'plate-front-raise': {
    name: 'Elevaciones frontales con disco',
    aliases: ['frontales con disco'],
    howTo: ['Sujeta el disco por los lados.', 'Sube hasta los ojos sin balanceo.'],
  },
  'dumbbell-rear-delt-fly': {
    name: 'Pájaros con mancuernas',
    aliases: ['pájaros', 'elevaciones posteriores', 'aperturas inversas', 'reverse fly'],
    howTo: ['Inclínate hasta que el tronco quede casi plano.', 'Abre los brazos a los lados, pulgares algo abajo.'],
  },
  'cable-rear-delt-fly': {
    name: 'Pájaros en polea',
    aliases: ['deltoides posterior en polea', 'aperturas inversas en polea'],
    howTo: ['Cruza los cables a la altura de los ojos.', 'Lleva las manos fuera y atrás con los brazos rectos.'],
  },
  'reverse-pec-deck': {
    name: 'Contractora inversa',
    aliases: ['pájaros en máquina', 'pec deck inverso', 'deltoides posterior en máquina'],
    howTo: [
      'Siéntate de cara al respaldo, agarres a la altura de los hombros.',
      'Abre los brazos atrás y vuelve despacio.',
    ],
  },
  'face-pull': {
    name: 'Face pull',
    aliases: ['tirón a la cara', 'jalón a la cara'],
    howTo: ['Cuerda a la altura de la cara, pulgares atrás.', 'Tira hacia la frente y separa las manos.'],
  },
  'barbell-upright-row': {
    name: 'Remo al mentón',
    aliases: ['remo al cuello', 'remo vertical', 'upright row'],
    howTo: ['Agarre algo más ancho que los hombros.', 'Sube los codos hasta los hombros, barra pegada al cuerpo.'],
  },
  'cable-external-rotation': {
    name: 'Rotación externa en polea',
    aliases: ['manguito rotador', 'rotación externa'],
    howTo: ['Codo pegado, doblado a 90 grados.', 'Gira el antebrazo hacia fuera sin mover el codo.'],
  },
  'pike-push-up': {
    name: 'Flexiones pica',
    aliases: ['pike push-up', 'flexiones en pica'],
    howTo: ['Cadera alta, manos y pies en el suelo.', 'Baja la cabeza entre las manos y empuja.'],
  },
  'handstand-push-up': {
    name: 'Flexiones en pino',
    aliases: ['flexiones haciendo el pino', 'handstand push-up', 'HSPU'],
    howTo: ['Sube contra la pared, manos a la anchura de los hombros.', 'Baja la cabeza al suelo y empuja.'],
  },
} satisfies TextsOf<typeof SHOULDERS>
