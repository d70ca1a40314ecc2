import type { BICEPS } from '../../catalogue/biceps.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const biceps = {
  'barbell-curl': {
    name: 'Curl con barra',
    aliases: ['curl de bíceps con barra', 'curl de bíceps', 'curl', 'barbell curl'],
    howTo: ['Codos pegados, agarre supino.', 'Sube a los hombros sin balanceo y baja del todo.'],
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
  'hammer-curl': {
    name: 'Curl martillo',
    aliases: ['martillo', 'curl martillo con mancuernas', 'hammer curl'],
    howTo: ['Palmas enfrentadas.', 'Sube a los hombros con las muñecas rectas.'],
  },
  'incline-dumbbell-curl': {
    name: 'Curl inclinado con mancuernas',
    aliases: ['curl en banco inclinado', 'curl inclinado', 'incline curl'],
    howTo: ['Túmbate a 45 o 60 grados, brazos colgando.', 'Sube sin adelantar los codos.'],
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
  'machine-preacher-curl': {
    name: 'Curl predicador en máquina',
    aliases: ['curl máquina', 'máquina de bíceps', 'curl Scott en máquina'],
    howTo: ['Codos alineados con el eje de la máquina.', 'Sube del todo y baja con control.'],
  },
  'cable-curl': {
    name: 'Curl en polea',
    aliases: ['curl de bíceps en polea', 'curl polea baja'],
    howTo: ['Polea baja, codos pegados.', 'Sube al pecho y mantén la tensión al bajar.'],
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
  'reverse-barbell-curl': {
    name: 'Curl inverso con barra',
    aliases: ['curl inverso', 'curl prono', 'reverse curl'],
    howTo: ['Agarre prono a la anchura de los hombros.', 'Sube con las muñecas rectas y baja despacio.'],
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
  'reverse-wrist-curl': {
    name: 'Curl de muñeca inverso',
    aliases: ['extensión de muñeca'],
    howTo: ['Antebrazos en el banco, palmas abajo.', 'Sube el dorso de las manos y baja despacio.'],
  },
  'dead-hang': {
    name: 'Suspensión en barra',
    aliases: ['dead hang', 'colgarse de la barra'],
    howTo: ['Cuélgate de la barra con los brazos rectos.', 'Respira y aguanta el tiempo.'],
  },
} satisfies TextsOf<typeof BICEPS>
