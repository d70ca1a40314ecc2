import type { BACK } from '../../catalogue/back.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const back = {
  'pull-up': {
    name: 'Dominadas',
    aliases: ['dominada', 'dominadas pronas', 'pull-up'],
    howTo: [
      'Agarre prono, algo más ancho que los hombros.',
      'Lleva los codos abajo hasta pasar la barbilla por la barra.',
    ],
  },
  'weighted-pull-up': {
    name: 'Dominadas con lastre',
    aliases: ['dominadas lastradas', 'dominada lastrada', 'weighted pull-up'],
    howTo: ['Cuelga el disco del cinturón y sal con los brazos rectos.', 'Barbilla sobre la barra y baja con control.'],
  },
  'assisted-pull-up': {
    name: 'Dominadas asistidas',
    aliases: ['dominadas en máquina', 'gravitrón', 'dominada asistida'],
    howTo: ['Elige la ayuda de la máquina y apoya las rodillas.', 'Sube hasta pasar la barbilla y baja despacio.'],
  },
  'chin-up': {
    name: 'Dominadas supinas',
    aliases: ['dominada supina', 'chin-up', 'dominadas agarre supino'],
    howTo: [
      'Palmas hacia ti, manos a la anchura de los hombros.',
      'Lleva el pecho a la barra y baja hasta estirar los brazos.',
    ],
  },
  'weighted-chin-up': {
    name: 'Dominadas supinas con lastre',
    aliases: ['dominadas supinas lastradas', 'chin-up lastrado'],
    howTo: ['Disco en el cinturón, palmas hacia ti.', 'Barbilla sobre la barra, sin balanceo.'],
  },
  'neutral-grip-pull-up': {
    name: 'Dominadas con agarre neutro',
    aliases: ['dominadas neutras', 'dominada neutra'],
    howTo: [
      'Palmas enfrentadas en los agarres paralelos.',
      'Sube hasta que las manos lleguen a los hombros y baja del todo.',
    ],
  },
  'lat-pulldown': {
    name: 'Jalón al pecho',
    aliases: ['jalón', 'jalones', 'polea al pecho', 'lat pulldown'],
    howTo: [
      'Muslos sujetos bajo el apoyo, agarre más ancho que los hombros.',
      'Lleva la barra al pecho alto y deja que suba hasta estirar los brazos.',
    ],
  },
  'close-grip-lat-pulldown': {
    name: 'Jalón con agarre estrecho',
    aliases: ['jalón con triángulo', 'jalón neutro', 'jalón cerrado'],
    howTo: ['Usa el triángulo, pecho alto.', 'Lleva el agarre al pecho con los codos pegados.'],
  },
  'reverse-grip-lat-pulldown': {
    name: 'Jalón supino',
    aliases: ['jalón con agarre supino', 'jalón inverso'],
    howTo: ['Agarre supino a la anchura de los hombros.', 'Lleva los codos a las costillas y vuelve estirando.'],
  },
  'straight-arm-pulldown': {
    name: 'Pullover en polea',
    aliases: ['jalón con brazos rectos', 'pulldown brazos rectos'],
    howTo: ['Inclínate un poco, brazos casi rectos en polea alta.', 'Lleva la barra a los muslos con los dorsales.'],
  },
  'barbell-row': {
    name: 'Remo con barra',
    aliases: ['remo inclinado', 'remo con barra inclinado', 'barbell row'],
    howTo: [
      'Inclínate hasta que el tronco quede casi paralelo al suelo, espalda recta.',
      'Lleva la barra al ombligo y baja sin redondear.',
    ],
  },
  'pendlay-row': {
    name: 'Remo Pendlay',
    aliases: ['pendlay', 'remo desde el suelo'],
    howTo: [
      'Tronco paralelo al suelo, barra apoyada antes de cada repetición.',
      'Tira fuerte a la base del pecho y déjala en el suelo.',
    ],
  },
  'reverse-grip-barbell-row': {
    name: 'Remo con barra supino',
    aliases: ['remo Yates', 'remo agarre supino', 'remo invertido con barra'],
    howTo: ['Agarre supino, tronco a unos 45 grados.', 'Lleva la barra al bajo vientre con los codos pegados.'],
  },
  't-bar-row': {
    name: 'Remo en barra T',
    aliases: ['remo T', 'remo en punta', 't-bar row'],
    howTo: ['Barra entre las piernas, cadera atrás, pecho alto.', 'Tira hasta el esternón y junta las escápulas.'],
  },
  'dumbbell-row': {
    name: 'Remo con mancuerna a una mano',
    aliases: ['remo con mancuerna', 'remo unilateral', 'remo a una mano', 'dumbbell row'],
    howTo: [
      'Una mano y una rodilla en el banco, espalda recta.',
      'Lleva la mancuerna a la cadera y baja hasta estirar.',
    ],
  },
  'chest-supported-dumbbell-row': {
    name: 'Remo con mancuernas en banco inclinado',
    aliases: ['remo con pecho apoyado', 'remo apoyado', 'seal row'],
    howTo: ['Pecho en el banco inclinado, mancuernas colgando.', 'Rema con los codos atrás sin despegar el pecho.'],
  },
  'seated-cable-row': {
    name: 'Remo sentado en polea',
    aliases: ['remo en polea baja', 'remo gironda', 'remo sentado', 'low row'],
    howTo: ['Siéntate recto, rodillas algo flexionadas.', 'Lleva el agarre al ombligo, junta las escápulas y vuelve.'],
  },
  'one-arm-cable-row': {
    name: 'Remo en polea a una mano',
    aliases: ['remo unilateral en polea'],
    howTo: ['Coge el agarre con una mano, tronco quieto.', 'Lleva el codo más allá de la cadera y vuelve estirando.'],
  },
  'machine-row': {
    name: 'Remo en máquina',
    aliases: ['remo máquina', 'remo sentado en máquina', 'remo hammer'],
    howTo: ['Pecho en el apoyo, agarres a la altura de la base del pecho.', 'Lleva los codos atrás y vuelve despacio.'],
  },
  'inverted-row': {
    name: 'Remo invertido',
    aliases: ['remo australiano', 'dominadas australianas', 'inverted row'],
    howTo: [
      'Cuélgate bajo una barra con el cuerpo recto.',
      'Lleva el pecho a la barra. Cuanto más tumbado, más difícil.',
    ],
  },
  'suspension-row': {
    name: 'Remo en suspensión',
    aliases: ['remo TRX', 'remo en anillas'],
    howTo: ['Échate atrás sujetando las cintas, cuerpo recto.', 'Lleva el pecho a las manos y baja despacio.'],
  },
  'barbell-shrug': {
    name: 'Encogimientos con barra',
    aliases: ['encogimientos', 'trapecio con barra', 'shrugs'],
    howTo: ['Barra con los brazos rectos, de pie.', 'Sube los hombros hacia las orejas, para y baja.'],
  },
  'dumbbell-shrug': {
    name: 'Encogimientos con mancuernas',
    aliases: ['encogimientos mancuernas', 'trapecio con mancuernas'],
    howTo: ['Mancuernas a los lados, brazos sueltos.', 'Sube los hombros, aguanta un momento y baja.'],
  },
  'rack-pull': {
    name: 'Rack pull',
    aliases: ['peso muerto parcial', 'tirón desde soportes'],
    howTo: [
      'Barra en los soportes justo bajo las rodillas, espalda firme.',
      'Lleva la cadera adelante hasta quedar de pie.',
    ],
  },
  'back-extension': {
    name: 'Extensión lumbar',
    aliases: ['hiperextensiones', 'banco romano', 'hiperextensión', 'lumbares en banco'],
    howTo: ['Cadera en el apoyo, cuerpo recto.', 'Dobla por la cadera y sube hasta alinear el cuerpo.'],
  },
  'weighted-back-extension': {
    name: 'Extensión lumbar con lastre',
    aliases: ['hiperextensiones con disco', 'lumbares con peso'],
    howTo: ['Sujeta un disco en el pecho.', 'Baja con control y sube sin arquear de más.'],
  },
} satisfies TextsOf<typeof BACK>
