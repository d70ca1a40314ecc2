import type { BICEPS } from '../../catalogue/biceps.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const biceps = {
  'barbell-curl': {
    name: 'Curl con barra',
    aliases: ['curl de bíceps con barra', 'curl de bíceps', 'curl', 'barbell curl'],
    howTo: ['Codos pegados, agarre supino.', 'Sube a los hombros sin balanceo y baja del todo.'],
  },
  'biceps-curl-21s': {
    name: 'Curl 21',
    aliases: ['bíceps 21', 'curl 21 repeticiones', '21s'],
    howTo: [
      'Siete repeticiones en la mitad de abajo, siete en la de arriba.',
      'Acaba con siete completas, sin soltar la barra.',
    ],
  },
  'drag-curl': {
    name: 'Curl drag',
    aliases: ['curl arrastrado', 'curl de arrastre', 'drag curl'],
    howTo: ['Barra pegada a los muslos, agarre supino.', 'Súbela rozando el tronco mientras los codos van atrás.'],
  },
  'ez-bar-curl': {
    name: 'Curl con barra Z',
    aliases: ['curl barra EZ', 'curl de bíceps con barra Z', 'curl Z'],
    howTo: ['Coge la parte inclinada de la barra.', 'Sube con los codos quietos y baja despacio.'],
  },
  'dumbbell-curl': {
    name: 'Curl con mancuernas',
    aliases: ['curl alterno', 'curl de bíceps con mancuernas', 'dumbbell curl'],
    howTo: ['Brazos rectos, palmas adelante o girando.', 'Sube sin mover los codos y baja con control.'],
  },
  'seated-dumbbell-curl': {
    name: 'Curl sentado con mancuernas',
    aliases: ['curl de bíceps sentado', 'curl alterno sentado'],
    howTo: [
      'Siéntate con la espalda en el respaldo, brazos colgando.',
      'Sube sin balancear el tronco y baja hasta estirar.',
    ],
  },
  'hammer-curl': {
    name: 'Curl martillo',
    aliases: ['martillo', 'curl martillo con mancuernas', 'hammer curl'],
    howTo: ['Palmas enfrentadas.', 'Sube a los hombros con las muñecas rectas.'],
  },
  'cross-body-hammer-curl': {
    name: 'Curl martillo cruzado',
    aliases: ['martillo cruzado', 'cross-body curl'],
    howTo: [
      'Mancuernas a los lados, palmas hacia dentro.',
      'Sube cruzando hacia el hombro contrario, un brazo cada vez.',
    ],
  },
  'incline-dumbbell-curl': {
    name: 'Curl inclinado con mancuernas',
    aliases: ['curl en banco inclinado', 'curl inclinado', 'incline curl'],
    howTo: ['Recuéstate a 45 o 60 grados, brazos colgando.', 'Sube sin adelantar los codos.'],
  },
  'concentration-curl': {
    name: 'Curl concentrado',
    aliases: ['concentrado', 'concentration curl'],
    howTo: ['Sentado, codo en la cara interna del muslo.', 'Sube al hombro y baja despacio.'],
  },
  'preacher-curl': {
    name: 'Curl predicador',
    aliases: ['curl Scott', 'curl en banco Scott', 'predicador', 'preacher curl'],
    howTo: ['Axilas sobre el borde del apoyo.', 'Baja casi hasta estirar y sube.'],
  },
  'dumbbell-preacher-curl': {
    name: 'Curl predicador con mancuerna',
    aliases: ['curl Scott con mancuerna', 'predicador a una mano'],
    howTo: ['Brazo bien apoyado en el banco, palma arriba.', 'Baja casi hasta estirar y sube sin despegar el codo.'],
  },
  'preacher-hammer-curl': {
    name: 'Curl martillo en banco Scott',
    aliases: ['martillo predicador', 'predicador con agarre neutro'],
    howTo: ['Brazo apoyado en el banco, pulgar arriba.', 'Baja casi hasta estirar y sube con la muñeca firme.'],
  },
  'machine-preacher-curl': {
    name: 'Curl predicador en máquina',
    aliases: ['curl máquina', 'máquina de bíceps', 'curl Scott en máquina'],
    howTo: ['Codos alineados con el eje de la máquina.', 'Sube del todo y baja con control.'],
  },
  'cable-preacher-curl': {
    name: 'Curl predicador en polea',
    aliases: ['curl Scott en polea', 'predicador en polea'],
    howTo: ['Banco Scott frente a la polea baja, axilas en el apoyo.', 'Sube hasta la frente y baja frenando el peso.'],
  },
  'cable-curl': {
    name: 'Curl en polea',
    aliases: ['curl de bíceps en polea', 'curl polea baja'],
    howTo: ['Polea baja, codos pegados.', 'Sube al pecho y mantén la tensión al bajar.'],
  },
  'one-arm-cable-curl': {
    name: 'Curl en polea a una mano',
    aliases: ['curl unilateral en polea', 'curl de bíceps en polea a una mano'],
    howTo: ['Agarre individual en polea baja, codo pegado.', 'Sube al hombro y vuelve hasta estirar el brazo.'],
  },
  'behind-the-back-cable-curl': {
    name: 'Curl bayesiano',
    aliases: ['curl en polea por detrás', 'curl de espaldas a la polea', 'bayesian curl'],
    howTo: ['De espaldas a la polea baja, brazo por detrás del cuerpo.', 'Sube sin dejar que el codo se adelante.'],
  },
  'overhead-cable-curl': {
    name: 'Curl en polea alta',
    aliases: ['curl cristo', 'curl doble bíceps en polea'],
    howTo: [
      'Entre dos poleas altas, brazos abiertos a la altura de los hombros.',
      'Lleva las manos hacia las orejas sin mover los codos.',
    ],
  },
  'rope-hammer-curl': {
    name: 'Curl martillo con cuerda',
    aliases: ['martillo en polea', 'curl con cuerda'],
    howTo: ['Cuerda en polea baja, palmas enfrentadas.', 'Sube y separa las puntas arriba.'],
  },
  'spider-curl': {
    name: 'Curl araña',
    aliases: ['spider curl'],
    howTo: ['Pecho en banco inclinado, brazos en vertical.', 'Sube sin balanceo y baja del todo.'],
  },
  'dumbbell-spider-curl': {
    name: 'Curl araña con mancuernas',
    aliases: ['spider curl con mancuernas', 'curl boca abajo en banco inclinado'],
    howTo: [
      'Pecho en banco inclinado, una mancuerna en cada mano.',
      'Sube con los brazos en vertical y baja del todo.',
    ],
  },
  'band-curl': {
    name: 'Curl con goma',
    aliases: ['curl con banda elástica', 'curl de bíceps con goma'],
    howTo: ['Pisa la goma y coge un extremo con cada mano.', 'Sube a los hombros y frena la bajada.'],
  },
  'suspension-curl': {
    name: 'Curl en suspensión',
    aliases: ['curl TRX', 'curl en anillas'],
    howTo: [
      'Échate atrás sujetando las cintas, palmas arriba.',
      'Dobla los codos hasta llevar las manos a las sienes.',
    ],
  },
  'reverse-barbell-curl': {
    name: 'Curl inverso con barra',
    aliases: ['curl inverso', 'curl prono', 'reverse curl'],
    howTo: ['Agarre prono a la anchura de los hombros.', 'Sube con las muñecas rectas y baja despacio.'],
  },
  'reverse-dumbbell-curl': {
    name: 'Curl inverso con mancuernas',
    aliases: ['curl prono con mancuernas', 'reverse dumbbell curl'],
    howTo: ['Palmas hacia los muslos, codos pegados.', 'Sube con las muñecas rectas y baja despacio.'],
  },
  'reverse-cable-curl': {
    name: 'Curl inverso en polea',
    aliases: ['curl prono en polea', 'curl inverso en polea baja'],
    howTo: ['Barra recta en polea baja, agarre prono.', 'Sube al pecho con las muñecas rectas y frena la bajada.'],
  },
  'zottman-curl': {
    name: 'Curl Zottman',
    aliases: ['zottman'],
    howTo: ['Sube con las palmas arriba.', 'Gira las palmas abajo en lo alto y baja despacio.'],
  },
  'wrist-curl': {
    name: 'Curl de muñeca',
    aliases: ['flexión de muñeca', 'antebrazo con barra'],
    howTo: [
      'Antebrazos en el banco, palmas arriba, manos fuera del borde.',
      'Deja rodar la barra y flexiona las muñecas.',
    ],
  },
  'dumbbell-wrist-curl': {
    name: 'Curl de muñeca con mancuernas',
    aliases: ['flexión de muñeca con mancuernas', 'antebrazo con mancuernas'],
    howTo: [
      'Antebrazos en los muslos o en un banco, palmas arriba.',
      'Deja bajar las mancuernas y flexiona las muñecas.',
    ],
  },
  'behind-the-back-wrist-curl': {
    name: 'Curl de muñeca por detrás',
    aliases: ['curl de muñeca de pie', 'curl de muñeca tras la espalda'],
    howTo: [
      'De pie, barra detrás de los muslos, palmas hacia atrás.',
      'Déjala rodar a los dedos, cierra las manos y flexiona las muñecas.',
    ],
  },
  'reverse-wrist-curl': {
    name: 'Curl de muñeca inverso',
    aliases: ['extensión de muñeca'],
    howTo: ['Antebrazos en el banco, palmas abajo.', 'Sube el dorso de las manos y baja despacio.'],
  },
  'wrist-roller': {
    name: 'Rodillo de muñeca',
    aliases: ['enrollador de muñeca', 'rodillo de antebrazo', 'wrist roller'],
    howTo: [
      'Sujeta el rodillo al frente, con el peso colgando de la cuerda.',
      'Enróllala hasta arriba con las muñecas y desenrolla despacio.',
    ],
  },
  'hand-gripper': {
    name: 'Hand grip',
    aliases: ['gripper', 'fortalecedor de manos', 'pinza de mano'],
    howTo: ['Coloca la pinza bien dentro de la palma.', 'Cierra hasta que las asas se toquen y abre despacio.'],
  },
  'plate-pinch': {
    name: 'Pinza con disco',
    aliases: ['agarre de pinza', 'isométrico con disco', 'plate pinch'],
    howTo: [
      'Sujeta el disco solo con el pulgar contra los dedos.',
      'Quédate de pie y aguanta hasta que acabe el tiempo.',
    ],
  },
  'dead-hang': {
    name: 'Suspensión en barra',
    aliases: ['dead hang', 'colgarse de la barra'],
    howTo: ['Cuélgate de la barra con los brazos rectos.', 'Respira y aguanta hasta que acabe el tiempo.'],
  },
  'band-hammer-curl': {
    name: 'Curl martillo con banda',
    aliases: ['martillo con goma'],
    howTo: ['Pisa la banda, palmas enfrentadas.', 'Sube sin mover los codos.'],
  },
  'band-reverse-curl': {
    name: 'Curl inverso con banda',
    aliases: ['inverso con goma'],
    howTo: ['Pisa la banda, palmas abajo.', 'Sube sin mover los codos.'],
  },
  'kettlebell-curl': {
    name: 'Curl con kettlebell',
    aliases: ['curl con pesa rusa'],
    howTo: ['Sujeta una kettlebell por el asa en cada mano.', 'Sube sin balancearte.'],
  },
  'plate-curl': {
    name: 'Curl con disco',
    aliases: ['bíceps con disco'],
    howTo: ['Sujeta un disco por los lados.', 'Sube hasta el mentón con los codos quietos.'],
  },
  'reverse-concentration-curl': {
    name: 'Curl concentrado inverso',
    aliases: ['concentrado agarre prono'],
    howTo: ['Siéntate con el codo en el muslo, palma abajo.', 'Sube sin mover el brazo.'],
  },
} satisfies TextsOf<typeof BICEPS>
