import type { BICEPS } from '../../catalogue/biceps.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const biceps = {
  'barbell-curl': {
    name: 'Curl con barra',
    aliases: ['curl de bíceps con barra', 'curl de bíceps', 'curl', 'barbell curl'],
    howTo: [
      'Agarre supino, codos pegados al cuerpo.',
      'Sube la barra hasta los hombros sin balanceo y baja hasta estirar los brazos.',
    ],
  },
  'biceps-curl-21s': {
    name: 'Curl 21',
    aliases: ['bíceps 21', 'curl 21 repeticiones', '21s'],
    howTo: [
      'Haz siete repeticiones en la mitad inferior del recorrido y siete en la superior.',
      'Acaba con siete completas, sin soltar la barra.',
    ],
  },
  'drag-curl': {
    name: 'Drag curl',
    aliases: ['curl arrastrado', 'curl de arrastre', 'curl drag'],
    howTo: [
      'Barra pegada a los muslos, agarre supino.',
      'Sube la barra rozando el tronco mientras llevas los codos hacia atrás.',
    ],
  },
  'ez-bar-curl': {
    name: 'Curl con barra Z',
    aliases: ['curl barra EZ', 'curl de bíceps con barra Z', 'curl Z'],
    howTo: ['Agarra la barra por los tramos inclinados.', 'Sube con los codos quietos y baja despacio.'],
  },
  'dumbbell-curl': {
    name: 'Curl con mancuernas',
    aliases: ['curl alterno', 'curl de bíceps con mancuernas', 'dumbbell curl'],
    howTo: [
      'Brazos estirados; palmas hacia delante, o hacia dentro si las giras al subir.',
      'Sube sin mover los codos y baja con control.',
    ],
  },
  'seated-dumbbell-curl': {
    name: 'Curl sentado con mancuernas',
    aliases: ['curl de bíceps sentado', 'curl alterno sentado'],
    howTo: [
      'Siéntate con la espalda en el respaldo y los brazos colgando.',
      'Sube sin balancear el tronco y baja hasta estirar los brazos.',
    ],
  },
  'hammer-curl': {
    name: 'Curl martillo',
    aliases: ['martillo', 'curl martillo con mancuernas', 'hammer curl'],
    howTo: [
      'Palmas enfrentadas, codos pegados al cuerpo.',
      'Sube las mancuernas hasta los hombros con las muñecas rectas y baja despacio.',
    ],
  },
  'cross-body-hammer-curl': {
    name: 'Curl martillo cruzado',
    aliases: ['martillo cruzado', 'cross-body curl'],
    howTo: ['Mancuernas a los lados, palmas hacia dentro.', 'Sube un brazo cada vez, hacia el hombro contrario.'],
  },
  'incline-dumbbell-curl': {
    name: 'Curl inclinado con mancuernas',
    aliases: ['curl en banco inclinado', 'curl inclinado', 'incline curl'],
    howTo: [
      'Recuéstate en un banco a 45 o 60 grados, con los brazos colgando.',
      'Sube sin adelantar los codos y baja hasta estirar los brazos.',
    ],
  },
  'concentration-curl': {
    name: 'Curl concentrado',
    aliases: ['concentrado', 'concentration curl'],
    howTo: [
      'Siéntate y apoya el codo en la cara interna del muslo.',
      'Sube la mancuerna hasta el hombro y baja despacio.',
    ],
  },
  'preacher-curl': {
    name: 'Curl predicador',
    aliases: ['curl Scott', 'curl en banco Scott', 'predicador', 'preacher curl'],
    howTo: ['Axilas sobre el borde del apoyo, agarre supino.', 'Baja hasta casi estirar los brazos y sube.'],
  },
  'dumbbell-preacher-curl': {
    name: 'Curl predicador con mancuerna',
    aliases: ['curl Scott con mancuerna', 'predicador a una mano'],
    howTo: [
      'Brazo bien apoyado en el banco, palma hacia arriba.',
      'Baja hasta casi estirar el brazo y sube sin despegar el codo.',
    ],
  },
  'preacher-hammer-curl': {
    name: 'Curl martillo predicador',
    aliases: ['martillo predicador', 'predicador con agarre neutro', 'curl martillo en banco Scott'],
    howTo: [
      'Brazo apoyado en el banco, pulgar hacia arriba.',
      'Baja hasta casi estirar el brazo y sube con la muñeca firme.',
    ],
  },
  'machine-preacher-curl': {
    name: 'Curl predicador en máquina',
    aliases: ['curl máquina', 'máquina de bíceps', 'curl Scott en máquina'],
    howTo: ['Codos alineados con el eje de la máquina.', 'Sube del todo y baja con control.'],
  },
  'cable-preacher-curl': {
    name: 'Curl predicador en polea',
    aliases: ['curl Scott en polea', 'predicador en polea'],
    howTo: [
      'Banco Scott frente a la polea baja, axilas en el apoyo.',
      'Sube la barra hacia la frente y frena la bajada.',
    ],
  },
  'cable-curl': {
    name: 'Curl en polea',
    aliases: ['curl de bíceps en polea', 'curl polea baja'],
    howTo: ['Polea baja, codos pegados al cuerpo.', 'Sube la barra hasta el pecho y mantén la tensión al bajar.'],
  },
  'one-arm-cable-curl': {
    name: 'Curl en polea a una mano',
    aliases: ['curl unilateral en polea', 'curl de bíceps en polea a una mano'],
    howTo: [
      'Coge un agarre en la polea baja, con el codo pegado al cuerpo.',
      'Sube el agarre hasta el hombro y baja hasta estirar el brazo.',
    ],
  },
  'behind-the-back-cable-curl': {
    name: 'Curl bayesiano',
    aliases: ['curl en polea por detrás', 'curl de espaldas a la polea', 'bayesian curl'],
    howTo: [
      'De espaldas a la polea baja, agarre en una mano y brazo por detrás del cuerpo.',
      'Sube la mano sin dejar que el codo se adelante y baja despacio.',
    ],
  },
  'overhead-cable-curl': {
    name: 'Curl en polea alta',
    aliases: ['curl cristo', 'curl doble bíceps en polea'],
    howTo: [
      'Entre dos poleas altas, un agarre en cada mano y brazos abiertos a la altura de los hombros.',
      'Lleva las manos hacia las orejas sin mover los codos y vuelve despacio.',
    ],
  },
  'rope-hammer-curl': {
    name: 'Curl martillo con cuerda',
    aliases: ['martillo en polea', 'curl con cuerda'],
    howTo: ['Cuerda en polea baja, palmas enfrentadas.', 'Sube la cuerda, separa las puntas arriba y baja despacio.'],
  },
  'spider-curl': {
    name: 'Curl araña',
    aliases: ['spider curl'],
    howTo: ['Pecho en un banco inclinado, barra en las manos y brazos colgando.', 'Sube sin balanceo y baja del todo.'],
  },
  'dumbbell-spider-curl': {
    name: 'Curl araña con mancuernas',
    aliases: ['spider curl con mancuernas', 'curl boca abajo en banco inclinado'],
    howTo: ['Pecho en un banco inclinado, una mancuerna en cada mano.', 'Sube sin mover los codos y baja del todo.'],
  },
  'band-curl': {
    name: 'Curl con goma',
    aliases: ['curl con banda elástica', 'curl de bíceps con goma'],
    howTo: ['Pisa la goma y coge un extremo con cada mano.', 'Sube las manos hasta los hombros y frena la bajada.'],
  },
  'suspension-curl': {
    name: 'Curl en TRX',
    aliases: ['curl TRX', 'curl en anillas', 'curl en suspensión'],
    howTo: [
      'Coge las cintas con las palmas hacia arriba y échate hacia atrás.',
      'Dobla los codos hasta llevar las manos a las sienes y vuelve despacio.',
    ],
  },
  'reverse-barbell-curl': {
    name: 'Curl inverso con barra',
    aliases: ['curl inverso', 'curl prono', 'reverse curl'],
    howTo: ['Agarre prono a la anchura de los hombros.', 'Sube la barra con las muñecas rectas y baja despacio.'],
  },
  'reverse-dumbbell-curl': {
    name: 'Curl inverso con mancuernas',
    aliases: ['curl prono con mancuernas', 'reverse dumbbell curl'],
    howTo: ['Palmas hacia los muslos, codos pegados al cuerpo.', 'Sube con las muñecas rectas y baja despacio.'],
  },
  'reverse-cable-curl': {
    name: 'Curl inverso en polea',
    aliases: ['curl prono en polea', 'curl inverso en polea baja'],
    howTo: [
      'Barra recta en polea baja, agarre prono.',
      'Sube la barra hasta el pecho con las muñecas rectas y frena la bajada.',
    ],
  },
  'zottman-curl': {
    name: 'Curl Zottman',
    aliases: ['zottman'],
    howTo: ['Sube las mancuernas con las palmas hacia arriba.', 'Arriba, gira las palmas hacia abajo y baja despacio.'],
  },
  'wrist-curl': {
    name: 'Curl de muñeca',
    aliases: ['flexión de muñeca', 'antebrazo con barra'],
    howTo: [
      'Antebrazos en el banco, palmas hacia arriba y manos fuera del borde.',
      'Deja que la barra ruede hacia los dedos y flexiona las muñecas.',
    ],
  },
  'dumbbell-wrist-curl': {
    name: 'Curl de muñeca con mancuernas',
    aliases: ['flexión de muñeca con mancuernas', 'antebrazo con mancuernas'],
    howTo: [
      'Antebrazos en los muslos o en un banco, palmas hacia arriba.',
      'Deja que bajen las mancuernas y flexiona las muñecas.',
    ],
  },
  'behind-the-back-wrist-curl': {
    name: 'Curl de muñeca por detrás',
    aliases: ['curl de muñeca de pie', 'curl de muñeca tras la espalda'],
    howTo: [
      'De pie, barra detrás de los muslos, palmas hacia atrás.',
      'Deja que la barra ruede hacia los dedos, cierra las manos y flexiona las muñecas.',
    ],
  },
  'reverse-wrist-curl': {
    name: 'Curl de muñeca inverso',
    aliases: ['extensión de muñeca'],
    howTo: [
      'Antebrazos en el banco, palmas hacia abajo y manos fuera del borde.',
      'Sube el dorso de las manos y baja despacio.',
    ],
  },
  'wrist-roller': {
    name: 'Rodillo de muñeca',
    aliases: ['enrollador de muñeca', 'rodillo de antebrazo', 'wrist roller'],
    howTo: [
      'Sujeta el rodillo al frente, con el peso colgando de la cuerda.',
      'Enrolla la cuerda hasta arriba con las muñecas y desenróllala despacio.',
    ],
  },
  'hand-gripper': {
    name: 'Hand grip',
    aliases: ['gripper', 'fortalecedor de manos', 'pinza de mano'],
    howTo: ['Coloca el hand grip bien dentro de la palma.', 'Cierra hasta que los mangos se toquen y abre despacio.'],
  },
  'plate-pinch': {
    name: 'Pinza con disco',
    aliases: ['agarre de pinza', 'isométrico con disco', 'plate pinch'],
    howTo: [
      'Sujeta el disco haciendo pinza entre el pulgar y los dedos.',
      'De pie, aguanta hasta que acabe el tiempo.',
    ],
  },
  'dead-hang': {
    name: 'Suspensión en barra',
    aliases: ['dead hang', 'colgarse de la barra'],
    howTo: ['Cuélgate de la barra con los brazos estirados.', 'Respira y aguanta hasta que acabe el tiempo.'],
  },
  'band-hammer-curl': {
    name: 'Curl martillo con goma',
    aliases: ['martillo con goma', 'curl martillo con banda'],
    howTo: [
      'Pisa la goma y coge los extremos con las palmas enfrentadas.',
      'Sube sin mover los codos y frena la bajada.',
    ],
  },
  'band-reverse-curl': {
    name: 'Curl inverso con goma',
    aliases: ['inverso con goma', 'curl inverso con banda'],
    howTo: [
      'Pisa la goma y coge los extremos con las palmas hacia abajo.',
      'Sube sin mover los codos y frena la bajada.',
    ],
  },
  'kettlebell-curl': {
    name: 'Curl con kettlebell',
    aliases: ['curl con pesa rusa'],
    howTo: [
      'Coge una kettlebell en cada mano, por el asa.',
      'Sube las kettlebells hasta los hombros sin balanceo y baja despacio.',
    ],
  },
  'plate-curl': {
    name: 'Curl con disco',
    aliases: ['bíceps con disco'],
    howTo: ['Sujeta un disco por los lados.', 'Sube el disco hasta la barbilla con los codos quietos y baja despacio.'],
  },
  'reverse-concentration-curl': {
    name: 'Curl concentrado inverso',
    aliases: ['concentrado agarre prono'],
    howTo: ['Siéntate con el codo en el muslo y la palma hacia abajo.', 'Sube sin mover el codo y baja despacio.'],
  },
} satisfies TextsOf<typeof BICEPS>
