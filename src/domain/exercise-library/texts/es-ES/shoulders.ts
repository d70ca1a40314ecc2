import type { SHOULDERS } from '../../catalogue/shoulders.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const shoulders = {
  'barbell-overhead-press': {
    name: 'Press militar',
    aliases: ['press militar con barra', 'press de hombros con barra', 'overhead press', 'OHP'],
    howTo: [
      'Barra sobre los hombros, glúteos apretados.',
      'Empuja rozando la cara y acaba con la barra en la vertical de los pies.',
    ],
  },
  'seated-barbell-overhead-press': {
    name: 'Press militar sentado',
    aliases: ['press de hombros sentado con barra', 'press militar sentado con barra'],
    howTo: [
      'Siéntate con la espalda en el respaldo y la barra a la altura de la barbilla.',
      'Empuja la barra por encima de la cabeza y baja hasta la clavícula.',
    ],
  },
  'push-press': {
    name: 'Push press',
    aliases: ['press con impulso'],
    howTo: [
      'Con la barra en los hombros, flexiona un poco las rodillas.',
      'Impulsa con las piernas y acaba con los brazos estirados.',
    ],
  },
  'dumbbell-shoulder-press': {
    name: 'Press de hombros con mancuernas',
    aliases: ['press hombro mancuernas', 'press militar con mancuernas', 'shoulder press'],
    howTo: [
      'Mancuernas a la altura de las orejas, antebrazos verticales.',
      'Empuja hacia arriba sin arquear la espalda.',
    ],
  },
  'arnold-press': {
    name: 'Press Arnold',
    aliases: ['Arnold press'],
    howTo: [
      'Mancuernas a la altura de la barbilla, palmas hacia ti.',
      'Gira las palmas hacia delante al subir y hacia ti al bajar.',
    ],
  },
  'machine-shoulder-press': {
    name: 'Press de hombros en máquina',
    aliases: ['press hombro máquina', 'press militar en máquina'],
    howTo: [
      'Ajusta el asiento para que los agarres queden a la altura de los hombros.',
      'Empuja sin bloquear los codos de golpe y baja despacio.',
    ],
  },
  'smith-machine-shoulder-press': {
    name: 'Press de hombros en multipower',
    aliases: ['press militar multipower', 'press hombro smith'],
    howTo: ['Respaldo recto, barra delante de la cara.', 'Baja la barra hasta la barbilla y empuja.'],
  },
  'landmine-press': {
    name: 'Press landmine',
    aliases: ['landmine press', 'press en punta a una mano'],
    howTo: [
      'Sujeta la punta de la barra con una mano, a la altura del hombro.',
      'Empuja hacia arriba y hacia delante sin sacar las costillas.',
    ],
  },
  'kettlebell-press': {
    name: 'Press con kettlebell',
    aliases: ['kettlebell press', 'press con pesa rusa'],
    howTo: ['Kettlebell en el hombro, muñeca recta.', 'Empuja hasta bloquear el codo junto a la oreja.'],
  },
  'dumbbell-lateral-raise': {
    name: 'Elevaciones laterales con mancuernas',
    aliases: ['elevaciones laterales', 'laterales', 'vuelos laterales', 'lateral raise'],
    howTo: [
      'Tronco algo inclinado hacia delante, codos un poco flexionados.',
      'Sube las mancuernas hasta la altura de los hombros guiando con los codos.',
    ],
  },
  'cable-lateral-raise': {
    name: 'Elevaciones laterales en polea',
    aliases: ['laterales en polea', 'elevación lateral unilateral'],
    howTo: [
      'De lado a la polea baja, con el agarre en la mano más alejada.',
      'Sube el brazo hasta la altura del hombro y baja despacio.',
    ],
  },
  'machine-lateral-raise': {
    name: 'Elevaciones laterales en máquina',
    aliases: ['laterales en máquina', 'máquina de laterales'],
    howTo: [
      'Codos en los apoyos, hombros abajo.',
      'Sube los codos hasta la altura de los hombros, haz una pausa y baja.',
    ],
  },
  'dumbbell-front-raise': {
    name: 'Elevaciones frontales con mancuernas',
    aliases: ['elevaciones frontales', 'frontales', 'front raise'],
    howTo: [
      'Mancuernas delante de los muslos.',
      'Sube las mancuernas hasta la altura de los ojos con los brazos rectos y baja despacio.',
    ],
  },
  'plate-front-raise': {
    name: 'Elevaciones frontales con disco',
    aliases: ['frontales con disco'],
    howTo: [
      'Sujeta el disco por los lados.',
      'Sube el disco hasta la altura de los ojos sin balanceo y baja despacio.',
    ],
  },
  'dumbbell-rear-delt-fly': {
    name: 'Pájaros con mancuernas',
    aliases: ['pájaros', 'elevaciones posteriores', 'aperturas inversas', 'reverse fly'],
    howTo: [
      'Inclínate con las mancuernas colgando y el tronco casi paralelo al suelo.',
      'Abre los brazos a los lados, con los pulgares algo hacia abajo, y baja despacio.',
    ],
  },
  'cable-rear-delt-fly': {
    name: 'Pájaros en polea',
    aliases: ['deltoides posterior en polea', 'aperturas inversas en polea'],
    howTo: [
      'Coge con cada mano el cable del lado contrario, a la altura de los ojos.',
      'Lleva las manos hacia fuera y hacia atrás con los brazos rectos y vuelve despacio.',
    ],
  },
  'reverse-pec-deck': {
    name: 'Contractora inversa',
    aliases: ['pájaros en máquina', 'pec deck inverso', 'deltoides posterior en máquina'],
    howTo: [
      'Siéntate de cara al respaldo, agarres a la altura de los hombros.',
      'Abre los brazos hacia atrás y vuelve despacio.',
    ],
  },
  'face-pull': {
    name: 'Face pull',
    aliases: ['tirón a la cara', 'jalón a la cara'],
    howTo: [
      'Cuerda a la altura de la cara, pulgares hacia atrás.',
      'Tira hacia la frente separando las manos y vuelve despacio.',
    ],
  },
  'barbell-upright-row': {
    name: 'Remo al mentón',
    aliases: ['remo al cuello', 'remo vertical', 'upright row'],
    howTo: [
      'Agarre algo más ancho que los hombros.',
      'Sube los codos hasta la altura de los hombros con la barra pegada al cuerpo.',
    ],
  },
  'cable-external-rotation': {
    name: 'Rotación externa en polea',
    aliases: ['manguito rotador', 'rotación externa'],
    howTo: [
      'De lado a la polea, con el codo más alejado de ella pegado al cuerpo y a 90 grados.',
      'Gira el antebrazo hacia fuera sin mover el codo.',
    ],
  },
  'pike-push-up': {
    name: 'Flexiones en pica',
    aliases: ['pike push-up', 'flexiones pica'],
    howTo: ['Manos y pies en el suelo, cadera alta.', 'Baja la cabeza entre las manos y empuja.'],
  },
  'handstand-push-up': {
    name: 'Flexiones en pino',
    aliases: ['flexiones haciendo el pino', 'handstand push-up', 'HSPU'],
    howTo: [
      'Haz el pino contra la pared, manos a la anchura de los hombros.',
      'Baja la cabeza hasta el suelo y empuja.',
    ],
  },
  'z-press': {
    name: 'Press Z',
    aliases: ['Z press', 'press militar sentado en el suelo'],
    howTo: [
      'Siéntate en el suelo con las piernas rectas y la barra en los hombros.',
      'Empuja hacia arriba sin echarte atrás y baja a la clavícula.',
    ],
  },
  'behind-the-neck-press': {
    name: 'Press tras nuca',
    aliases: ['press militar tras nuca', 'press trasnuca', 'behind-the-neck press'],
    howTo: [
      'Barra sobre los trapecios, agarre ancho y tronco recto.',
      'Empuja hacia arriba y baja la barra a la altura de las orejas, o más abajo si no te molesta.',
    ],
  },
  'standing-dumbbell-shoulder-press': {
    name: 'Press de hombros de pie con mancuernas',
    aliases: ['press militar de pie con mancuernas', 'standing dumbbell press'],
    howTo: [
      'De pie, glúteos apretados, mancuernas a la altura de los hombros.',
      'Empuja hacia arriba sin echarte atrás y baja a los hombros.',
    ],
  },
  'one-arm-dumbbell-shoulder-press': {
    name: 'Press de hombros con mancuerna a una mano',
    aliases: ['press de hombro unilateral', 'press militar a una mano'],
    howTo: [
      'Una mancuerna en el hombro, la otra mano libre o apoyada.',
      'Empuja hacia arriba sin inclinarte hacia un lado.',
    ],
  },
  'dumbbell-push-press': {
    name: 'Push press con mancuernas',
    aliases: ['dumbbell push press', 'press con impulso y mancuernas'],
    howTo: [
      'Con las mancuernas en los hombros, flexiona un poco las rodillas.',
      'Impulsa con las piernas, bloquea los codos arriba y baja con control.',
    ],
  },
  'cable-shoulder-press': {
    name: 'Press de hombros en polea',
    aliases: ['press hombro polea', 'press militar en polea'],
    howTo: [
      'Poleas bajas, agarres a la altura de los hombros y abdomen firme.',
      'Empuja hacia arriba y baja hasta la altura de las orejas.',
    ],
  },
  'half-kneeling-landmine-press': {
    name: 'Press landmine arrodillado',
    aliases: ['press landmine con una rodilla en el suelo', 'landmine press de rodillas'],
    howTo: [
      'Apoya en el suelo la rodilla del lado que empuja y pon la punta de la barra en ese hombro.',
      'Empuja hacia arriba y hacia delante sin girar la cadera.',
    ],
  },
  'bottoms-up-kettlebell-press': {
    name: 'Press bottoms-up con kettlebell',
    aliases: ['bottoms-up press', 'press con kettlebell invertida', 'press con pesa rusa invertida'],
    howTo: [
      'Kettlebell boca abajo a la altura del hombro, antebrazo vertical.',
      'Aprieta el asa y empuja despacio para que la kettlebell no se caiga.',
    ],
  },
  'seated-dumbbell-lateral-raise': {
    name: 'Elevaciones laterales sentado con mancuernas',
    aliases: ['elevaciones laterales sentado', 'laterales sentado', 'seated lateral raise'],
    howTo: [
      'Siéntate al borde del banco con las mancuernas junto a la cadera.',
      'Sube las mancuernas hasta la altura de los hombros sin balanceo y baja despacio.',
    ],
  },
  'leaning-dumbbell-lateral-raise': {
    name: 'Elevaciones laterales inclinadas con mancuerna',
    aliases: [
      'lateral inclinado',
      'elevación lateral agarrado a un poste',
      'leaning lateral raise',
      'elevación lateral inclinada con mancuerna',
    ],
    howTo: [
      'Agárrate a un poste e inclínate hacia fuera, con la mancuerna en la mano libre.',
      'Sube la mancuerna hasta la altura del hombro, haz una pausa y baja despacio.',
    ],
  },
  'band-lateral-raise': {
    name: 'Elevaciones laterales con goma',
    aliases: ['laterales con goma', 'elevaciones laterales con banda elástica'],
    howTo: [
      'Pisa la goma y sujeta un extremo con cada mano.',
      'Sube los brazos hasta la altura de los hombros guiando con los codos y frena la bajada.',
    ],
  },
  'cable-front-raise': {
    name: 'Elevaciones frontales en polea',
    aliases: ['frontales en polea', 'elevación frontal con cable', 'elevaciones frontales con cuerda'],
    howTo: [
      'De espaldas a la polea baja, cable entre las piernas o al lado.',
      'Sube el agarre hasta la altura de los ojos con los brazos rectos y baja despacio.',
    ],
  },
  'barbell-front-raise': {
    name: 'Elevaciones frontales con barra',
    aliases: ['frontales con barra', 'barbell front raise'],
    howTo: [
      'Barra pegada a los muslos, manos a la anchura de los hombros.',
      'Sube la barra hasta la altura de los ojos sin balanceo y baja despacio.',
    ],
  },
  'cable-y-raise': {
    name: 'Elevaciones en Y en polea',
    aliases: ['elevaciones en Y', 'Y raise', 'elevación en Y con cables'],
    howTo: [
      'Poleas bajas; coge con cada mano el cable del lado contrario.',
      'Sube los brazos en Y, hacia arriba y hacia fuera, y baja despacio.',
    ],
  },
  'dumbbell-upright-row': {
    name: 'Remo al mentón con mancuernas',
    aliases: ['remo al cuello con mancuernas', 'dumbbell upright row'],
    howTo: [
      'Mancuernas delante de los muslos, palmas hacia ti.',
      'Sube los codos hasta la altura de los hombros con las mancuernas pegadas al cuerpo.',
    ],
  },
  'cable-upright-row': {
    name: 'Remo al mentón en polea',
    aliases: ['remo al cuello en polea', 'remo vertical en polea', 'remo al mentón con cuerda'],
    howTo: [
      'Polea baja, manos en la barra algo más separadas que los hombros.',
      'Sube los codos hasta la altura de los hombros y baja despacio.',
    ],
  },
  'chest-supported-rear-delt-fly': {
    name: 'Pájaros en banco inclinado',
    aliases: ['pájaros con pecho apoyado', 'aperturas inversas en banco inclinado', 'incline reverse fly'],
    howTo: [
      'Túmbate boca abajo en un banco a 30 o 45 grados, una mancuerna en cada mano.',
      'Abre los brazos a los lados sin despegar el pecho y baja despacio.',
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
      'Goma a la altura del pecho, brazos estirados al frente.',
      'Abre los brazos hasta que la goma toque el pecho y vuelve despacio.',
    ],
  },
  'cable-internal-rotation': {
    name: 'Rotación interna en polea',
    aliases: ['rotación interna', 'rotación interna de hombro'],
    howTo: [
      'De lado a la polea, con el codo más cercano a ella pegado al cuerpo y a 90 grados.',
      'Gira el antebrazo hacia el abdomen sin mover el codo.',
    ],
  },
  'handstand-hold': {
    name: 'Pino contra la pared',
    aliases: ['pino', 'aguantar el pino', 'parada de manos', 'handstand hold'],
    howTo: [
      'Haz el pino contra la pared, manos a la anchura de los hombros, brazos bloqueados.',
      'Empuja el suelo, aprieta el abdomen y aguanta.',
    ],
  },
  'band-front-raise': {
    name: 'Elevaciones frontales con goma',
    aliases: ['frontal con goma', 'elevación frontal con banda'],
    howTo: [
      'Pisa la goma y sujeta un extremo con cada mano.',
      'Sube los brazos al frente hasta la altura de los hombros y frena la bajada.',
    ],
  },
  'dumbbell-y-raise': {
    name: 'Elevaciones en Y con mancuernas',
    aliases: ['Y raise en banco inclinado', 'elevación en Y con mancuernas'],
    howTo: [
      'Túmbate boca abajo en un banco inclinado con mancuernas ligeras.',
      'Sube los brazos en Y con los pulgares hacia arriba y baja despacio.',
    ],
  },
  'log-press': {
    name: 'Log press',
    aliases: ['press con tronco'],
    howTo: [
      'Lleva el log al pecho y échate un poco hacia atrás.',
      'Empuja el log por encima de la cabeza hasta estirar los brazos.',
    ],
  },
  'suspension-front-raise': {
    name: 'Elevaciones frontales en TRX',
    aliases: ['elevación frontal en TRX', 'elevación frontal en suspensión'],
    howTo: [
      'Coge las cintas y échate hacia atrás con los brazos estirados.',
      'Sube los brazos por encima de la cabeza hasta quedar de pie.',
    ],
  },
} satisfies TextsOf<typeof SHOULDERS>
