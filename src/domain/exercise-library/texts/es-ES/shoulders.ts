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
  'z-press': {
    name: 'Press Z',
    aliases: ['Z press', 'press militar sentado en el suelo'],
    howTo: [
      'Sentado en el suelo con las piernas rectas, barra en los hombros.',
      'Empuja arriba sin echarte atrás y baja a la clavícula.',
    ],
  },
  'behind-the-neck-press': {
    name: 'Press tras nuca',
    aliases: ['press militar tras nuca', 'press trasnuca', 'behind-the-neck press'],
    howTo: [
      'Barra en los trapecios, agarre ancho, tronco recto.',
      'Empuja arriba y baja hasta las orejas, más solo si no molesta.',
    ],
  },
  'standing-dumbbell-shoulder-press': {
    name: 'Press de hombros de pie con mancuernas',
    aliases: ['press militar de pie con mancuernas', 'standing dumbbell press'],
    howTo: [
      'De pie, glúteos apretados, mancuernas a la altura de los hombros.',
      'Empuja arriba sin echarte atrás y baja a los hombros.',
    ],
  },
  'one-arm-dumbbell-shoulder-press': {
    name: 'Press de hombros a una mano con mancuerna',
    aliases: ['press de hombro unilateral', 'press militar a una mano'],
    howTo: ['Una mancuerna en el hombro, la otra mano libre o apoyada.', 'Empuja arriba sin inclinarte hacia un lado.'],
  },
  'dumbbell-push-press': {
    name: 'Push press con mancuernas',
    aliases: ['dumbbell push press', 'press con impulso y mancuernas'],
    howTo: [
      'Mancuernas en los hombros, flexiona un poco las rodillas.',
      'Impulsa con las piernas, bloquea arriba y baja con control.',
    ],
  },
  'cable-shoulder-press': {
    name: 'Press de hombros en polea',
    aliases: ['press hombro polea', 'press militar en polea'],
    howTo: [
      'Poleas bajas, agarres en los hombros, costillas abajo.',
      'Empuja arriba y baja hasta la altura de las orejas.',
    ],
  },
  'half-kneeling-landmine-press': {
    name: 'Press landmine arrodillado',
    aliases: ['press landmine con una rodilla en el suelo', 'landmine press de rodillas'],
    howTo: [
      'Arrodíllate del lado que empuja, extremo de la barra en el hombro.',
      'Empuja arriba y adelante sin girar la cadera.',
    ],
  },
  'bottoms-up-kettlebell-press': {
    name: 'Press bottoms-up con kettlebell',
    aliases: ['bottoms-up press', 'press con kettlebell invertida', 'press con pesa rusa invertida'],
    howTo: [
      'Kettlebell boca abajo en el hombro, antebrazo vertical.',
      'Aprieta fuerte y empuja despacio para que no se caiga.',
    ],
  },
  'seated-dumbbell-lateral-raise': {
    name: 'Elevaciones laterales sentado con mancuernas',
    aliases: ['elevaciones laterales sentado', 'laterales sentado', 'seated lateral raise'],
    howTo: [
      'Sentado en el borde del banco, mancuernas junto a la cadera.',
      'Sube a la altura de los hombros sin balanceo y baja despacio.',
    ],
  },
  'leaning-dumbbell-lateral-raise': {
    name: 'Elevación lateral inclinada con mancuerna',
    aliases: ['lateral inclinado', 'elevación lateral agarrado a un poste', 'leaning lateral raise'],
    howTo: [
      'Agárrate a un poste e inclínate, mancuerna en la mano de fuera.',
      'Sube hasta la altura del hombro, para y baja despacio.',
    ],
  },
  'band-lateral-raise': {
    name: 'Elevaciones laterales con goma',
    aliases: ['laterales con goma', 'elevaciones laterales con banda elástica'],
    howTo: [
      'Pisa la goma, un extremo en cada mano.',
      'Sube hasta los hombros guiando con los codos y frena la bajada.',
    ],
  },
  'cable-front-raise': {
    name: 'Elevaciones frontales en polea',
    aliases: ['frontales en polea', 'elevación frontal con cable', 'elevaciones frontales con cuerda'],
    howTo: [
      'De espaldas a la polea baja, cable entre las piernas o al lado.',
      'Sube hasta los ojos con los brazos rectos y baja despacio.',
    ],
  },
  'barbell-front-raise': {
    name: 'Elevaciones frontales con barra',
    aliases: ['frontales con barra', 'barbell front raise'],
    howTo: [
      'Barra pegada a los muslos, manos a la anchura de los hombros.',
      'Sube hasta los ojos sin balanceo y baja despacio.',
    ],
  },
  'cable-y-raise': {
    name: 'Elevaciones en Y en polea',
    aliases: ['elevaciones en Y', 'Y raise', 'elevación en Y con cables'],
    howTo: [
      'Poleas bajas, cada mano coge el cable del lado contrario.',
      'Sube los brazos arriba y afuera formando una Y y baja despacio.',
    ],
  },
  'dumbbell-upright-row': {
    name: 'Remo al mentón con mancuernas',
    aliases: ['remo al cuello con mancuernas', 'dumbbell upright row'],
    howTo: [
      'Mancuernas delante de los muslos, palmas hacia ti.',
      'Sube los codos hasta los hombros, mancuernas pegadas al cuerpo.',
    ],
  },
  'cable-upright-row': {
    name: 'Remo al mentón en polea',
    aliases: ['remo al cuello en polea', 'remo vertical en polea', 'remo al mentón con cuerda'],
    howTo: [
      'Polea baja, manos en la barra algo más anchas que los hombros.',
      'Sube los codos hasta los hombros y baja despacio.',
    ],
  },
  'chest-supported-rear-delt-fly': {
    name: 'Pájaros en banco inclinado',
    aliases: ['pájaros con pecho apoyado', 'aperturas inversas en banco inclinado', 'incline reverse fly'],
    howTo: [
      'Túmbate boca abajo en un banco entre 30 y 45 grados.',
      'Abre los brazos a los lados sin despegar el pecho.',
    ],
  },
  'band-pull-apart': {
    name: 'Pull-apart con goma',
    aliases: [
      'aperturas con goma al pecho',
      'band pull-apart',
      'pull apart',
      'aperturas inversas con goma',
      'separaciones con goma',
    ],
    howTo: [
      'Goma a la altura del pecho, brazos rectos al frente.',
      'Abre hasta que la goma toque el pecho y vuelve despacio.',
    ],
  },
  'cable-internal-rotation': {
    name: 'Rotación interna en polea',
    aliases: ['rotación interna', 'rotación interna de hombro'],
    howTo: [
      'Polea a la altura del codo, codo pegado y doblado a 90 grados.',
      'Gira el antebrazo hacia el abdomen sin mover el codo.',
    ],
  },
  'handstand-hold': {
    name: 'Pino contra la pared',
    aliases: ['pino', 'aguantar el pino', 'parada de manos', 'handstand hold'],
    howTo: [
      'Sube contra la pared, manos a la anchura de los hombros, brazos bloqueados.',
      'Empuja el suelo, aprieta el abdomen y aguanta.',
    ],
  },
  'band-front-raise': {
    name: 'Elevación frontal con banda',
    aliases: ['frontal con goma'],
    howTo: ['Pisa la banda, un extremo en cada mano.', 'Sube los brazos al frente hasta los hombros.'],
  },
  'dumbbell-y-raise': {
    name: 'Elevación en Y con mancuernas',
    aliases: ['Y raise en banco inclinado'],
    howTo: ['Boca abajo en banco inclinado, mancuernas ligeras.', 'Sube los brazos en Y, pulgares arriba.'],
  },
  'log-press': {
    name: 'Log press',
    aliases: ['press con tronco'],
    howTo: [
      'Lleva el tronco al pecho y échate un poco atrás.',
      'Empuja por encima de la cabeza hasta estirar los brazos.',
    ],
  },
  'suspension-front-raise': {
    name: 'Elevación frontal en suspensión',
    aliases: ['elevación frontal en TRX'],
    howTo: ['Échate atrás con los brazos estirados.', 'Sube los brazos sobre la cabeza hasta quedar de pie.'],
  },
} satisfies TextsOf<typeof SHOULDERS>
