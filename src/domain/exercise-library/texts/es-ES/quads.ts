import type { QUADS } from '../../catalogue/quads.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const quads = {
  'back-squat': {
    name: 'Sentadilla',
    aliases: ['sentadilla con barra', 'sentadilla trasera', 'sentadilla libre', 'squat'],
    howTo: [
      'Barra en la espalda alta, pies a la anchura de los hombros, abdomen firme.',
      'Baja hasta que la cadera quede por debajo de las rodillas y sube.',
    ],
  },
  'front-squat': {
    name: 'Sentadilla frontal',
    aliases: ['front squat', 'sentadilla delantera'],
    howTo: ['Barra sobre la parte delantera de los hombros, codos altos.', 'Baja con el tronco recto y sube.'],
  },
  'box-squat': {
    name: 'Sentadilla al cajón',
    aliases: ['box squat', 'sentadilla en cajón'],
    howTo: [
      'Barra en la espalda; siéntate hacia atrás en un cajón a la altura de la paralela.',
      'Haz una pausa sin perder la tensión y sube.',
    ],
  },
  'overhead-squat': {
    name: 'Sentadilla overhead',
    aliases: ['overhead squat', 'sentadilla de arrancada', 'OHS'],
    howTo: [
      'Barra por encima de la cabeza, agarre ancho, brazos bloqueados.',
      'Baja a fondo con la barra en la vertical de los pies y sube.',
    ],
  },
  'smith-machine-squat': {
    name: 'Sentadilla en multipower',
    aliases: ['sentadilla multipower', 'sentadilla smith'],
    howTo: ['Barra en la espalda, pies algo adelantados.', 'Baja hasta la paralela y sube.'],
  },
  'hack-squat': {
    name: 'Sentadilla hack',
    aliases: ['hack', 'jaca', 'hack squat'],
    howTo: [
      'Espalda y cadera en el respaldo, pies en el centro de la plataforma.',
      'Baja todo lo que puedas sin despegar la cadera y empuja.',
    ],
  },
  'pendulum-squat': {
    name: 'Sentadilla péndulo',
    aliases: ['péndulo', 'pendulum squat'],
    howTo: ['Hombros bajo los apoyos, pies en el centro de la plataforma.', 'Baja a fondo siguiendo el arco y sube.'],
  },
  'belt-squat': {
    name: 'Sentadilla con cinturón',
    aliases: ['belt squat'],
    howTo: ['Sobre la plataforma, con el cinturón bajo, en la cadera.', 'Baja a fondo con el tronco recto y sube.'],
  },
  'goblet-squat': {
    name: 'Sentadilla goblet',
    aliases: ['sentadilla copa', 'goblet squat'],
    howTo: ['Sujeta una mancuerna contra el pecho.', 'Baja con los codos entre las rodillas y sube.'],
  },
  'bodyweight-squat': {
    name: 'Sentadilla sin peso',
    aliases: ['sentadilla con peso corporal', 'sentadilla al aire', 'air squat'],
    howTo: ['Pies a la anchura de los hombros, brazos al frente.', 'Baja llevando la cadera atrás y sube.'],
  },
  'jump-squat': {
    name: 'Sentadilla con salto',
    aliases: ['jump squat', 'sentadilla saltando'],
    howTo: ['Baja hasta la paralela.', 'Salta lo más alto que puedas y cae con suavidad.'],
  },
  'pistol-squat': {
    name: 'Sentadilla pistol',
    aliases: ['pistol squat', 'sentadilla a una pierna'],
    howTo: [
      'De pie sobre una pierna, con la otra recta al frente.',
      'Baja hasta que el muslo toque el gemelo y sube sin ayuda.',
    ],
  },
  'sissy-squat': {
    name: 'Sentadilla sissy',
    aliases: ['sissy squat'],
    howTo: [
      'De puntillas, con la cadera extendida.',
      'Échate hacia atrás llevando las rodillas hacia delante y vuelve.',
    ],
  },
  'leg-press': {
    name: 'Prensa de piernas',
    aliases: ['prensa', 'prensa inclinada', 'leg press'],
    howTo: [
      'Pies en el centro de la plataforma, lumbar en el respaldo.',
      'Baja hasta acercar las rodillas al pecho y empuja sin bloquearlas de golpe.',
    ],
  },
  'single-leg-press': {
    name: 'Prensa a una pierna',
    aliases: ['prensa unilateral'],
    howTo: ['Un pie en el centro de la plataforma.', 'Baja a fondo sin que gire la cadera y empuja.'],
  },
  'leg-extension': {
    name: 'Extensión de cuádriceps',
    aliases: ['extensiones de pierna', 'extensión de piernas', 'leg extension'],
    howTo: ['Rodillas alineadas con el eje de la máquina.', 'Estira las piernas, haz una pausa y baja despacio.'],
  },
  'bulgarian-split-squat': {
    name: 'Sentadilla búlgara',
    aliases: ['búlgara', 'búlgaras', 'Bulgarian split squat'],
    howTo: [
      'Pie trasero en un banco, mancuernas a los lados.',
      'Baja la rodilla trasera en vertical y empuja con el pie delantero.',
    ],
  },
  'barbell-lunge': {
    name: 'Zancadas con barra',
    aliases: ['zancadas', 'zancada', 'desplantes', 'lunge', 'zancada con barra'],
    howTo: [
      'Barra en la espalda, paso largo hacia delante.',
      'Baja la rodilla trasera hasta casi tocar el suelo y sube.',
    ],
  },
  'walking-lunge': {
    name: 'Zancadas caminando',
    aliases: ['zancada andando', 'zancadas caminando con mancuernas', 'walking lunge'],
    howTo: ['Mancuernas a los lados.', 'Da un paso, baja la rodilla trasera y enlaza el siguiente.'],
  },
  'reverse-lunge': {
    name: 'Zancadas inversas',
    aliases: ['zancada hacia atrás', 'zancada atrás con mancuernas', 'reverse lunge', 'zancada inversa'],
    howTo: [
      'Mancuernas a los lados; da un paso atrás y baja la rodilla hasta casi tocar el suelo.',
      'Empuja con el pie delantero para subir.',
    ],
  },
  'dumbbell-step-up': {
    name: 'Subidas al cajón con mancuernas',
    aliases: ['step-up', 'subidas al banco', 'subida al banco', 'subida al cajón con mancuernas'],
    howTo: [
      'Mancuernas a los lados y un pie entero en el cajón.',
      'Sube sin impulsarte con el pie que queda en el suelo y baja despacio.',
    ],
  },
  'wall-sit': {
    name: 'Sentadilla isométrica en pared',
    aliases: ['silla en la pared', 'wall sit'],
    howTo: ['Espalda en la pared, muslos paralelos al suelo.', 'Aguanta hasta que acabe el tiempo.'],
  },
  'pause-squat': {
    name: 'Sentadilla con pausa',
    aliases: ['sentadilla pausada', 'pause squat'],
    howTo: ['Baja a fondo y aguanta abajo dos o tres segundos.', 'Mantén la tensión y sube sin rebotar.'],
  },
  'tempo-squat': {
    name: 'Sentadilla con tempo',
    aliases: ['tempo squat', 'sentadilla lenta'],
    howTo: ['Tarda de tres a cinco segundos en bajar.', 'Llega abajo con control y sube a velocidad normal.'],
  },
  'pin-squat': {
    name: 'Sentadilla desde pines',
    aliases: ['pin squat', 'sentadilla Anderson', 'sentadilla desde soportes'],
    howTo: [
      'Pon los pines del rack a la altura que quieras trabajar.',
      'Apoya la barra en los pines, aprieta el abdomen y sube desde parado.',
    ],
  },
  'safety-bar-squat': {
    name: 'Sentadilla con safety bar',
    aliases: ['SSB', 'safety bar squat', 'sentadilla con barra de seguridad', 'sentadilla con barra safety'],
    howTo: ['Almohadillas sobre los hombros, manos en las asas.', 'Baja a fondo con el pecho alto y sube.'],
  },
  'zercher-squat': {
    name: 'Sentadilla Zercher',
    aliases: ['Zercher', 'Zercher squat'],
    howTo: ['Barra en el pliegue de los codos, pegada al cuerpo.', 'Baja con el tronco recto y sube.'],
  },
  'barbell-hack-squat': {
    name: 'Sentadilla hack con barra',
    aliases: ['hack con barra', 'jaca con barra', 'peso muerto por detrás'],
    howTo: [
      'Barra en el suelo por detrás de los talones, brazos estirados.',
      'Sube con el pecho alto y baja la barra pegada a las piernas.',
    ],
  },
  'dumbbell-squat': {
    name: 'Sentadilla con mancuernas',
    aliases: ['sentadilla libre con mancuernas', 'dumbbell squat'],
    howTo: ['Una mancuerna en cada mano, a los lados.', 'Baja con la espalda recta y sube.'],
  },
  'dumbbell-sumo-squat': {
    name: 'Sentadilla sumo con mancuerna',
    aliases: ['sentadilla sumo', 'sentadilla plié'],
    howTo: [
      'Pies muy separados, puntas hacia fuera y mancuerna entre las piernas.',
      'Baja con las rodillas hacia fuera y aprieta los glúteos al subir.',
    ],
  },
  'cossack-squat': {
    name: 'Sentadilla cosaca',
    aliases: ['cosaca', 'cossack squat'],
    howTo: [
      'Pies muy separados, el peso sobre una pierna.',
      'Baja a fondo sobre una pierna, con la otra recta, y vuelve.',
    ],
  },
  'v-squat': {
    name: 'V-squat',
    aliases: ['sentadilla en máquina', 'sentadilla V-squat'],
    howTo: [
      'Hombros bajo los apoyos, pies algo adelantados.',
      'Siéntate hacia atrás siguiendo el arco de la palanca y sube.',
    ],
  },
  'horizontal-leg-press': {
    name: 'Prensa horizontal',
    aliases: ['prensa de piernas horizontal', 'prensa sentado'],
    howTo: [
      'Siéntate con los pies enteros en la plataforma y las rodillas dobladas.',
      'Empuja hasta casi estirar las piernas y vuelve despacio.',
    ],
  },
  'single-leg-extension': {
    name: 'Extensión de cuádriceps a una pierna',
    aliases: ['extensión de pierna unilateral', 'extensión de cuádriceps unilateral'],
    howTo: [
      'Pon una sola pierna tras el rodillo y agarra las asas.',
      'Estira la pierna del todo, haz una pausa y baja despacio.',
    ],
  },
  'dumbbell-lunge': {
    name: 'Zancadas con mancuernas',
    aliases: [
      'desplantes con mancuernas',
      'zancada adelante con mancuernas',
      'dumbbell lunge',
      'zancada con mancuernas',
    ],
    howTo: [
      'Mancuernas a los lados, paso largo hacia delante.',
      'Baja la rodilla trasera, empuja con el pie delantero y vuelve al inicio.',
    ],
  },
  'bodyweight-lunge': {
    name: 'Zancadas sin peso',
    aliases: ['zancada con peso corporal', 'desplante sin peso', 'zancada sin peso'],
    howTo: [
      'Manos en la cintura, paso largo hacia delante.',
      'Baja la rodilla trasera hasta casi tocar el suelo y vuelve.',
    ],
  },
  'smith-machine-lunge': {
    name: 'Zancadas en multipower',
    aliases: ['zancada Smith', 'split squat en multipower', 'zancada en multipower'],
    howTo: [
      'Colócate bajo la barra, un pie delante y otro detrás.',
      'Baja en vertical y empuja con el talón delantero.',
    ],
  },
  'barbell-reverse-lunge': {
    name: 'Zancadas inversas con barra',
    aliases: ['zancada hacia atrás con barra', 'zancada atrás con barra', 'zancada inversa con barra'],
    howTo: [
      'Barra en la espalda, paso largo hacia atrás.',
      'Baja la rodilla trasera hasta casi tocar el suelo y sube con la pierna delantera.',
    ],
  },
  'dumbbell-split-squat': {
    name: 'Sentadilla dividida con mancuernas',
    aliases: ['split squat', 'zancada estática', 'tijera con mancuernas'],
    howTo: [
      'Un pie delante y otro detrás en el suelo, mancuernas a los lados.',
      'Baja y sube en vertical sin mover los pies.',
    ],
  },
  'barbell-bulgarian-split-squat': {
    name: 'Sentadilla búlgara con barra',
    aliases: ['búlgara con barra', 'búlgaras con barra'],
    howTo: ['Barra en la espalda, pie trasero en un banco.', 'Baja con control, con el tronco algo inclinado, y sube.'],
  },
  'smith-machine-bulgarian-split-squat': {
    name: 'Sentadilla búlgara en multipower',
    aliases: ['búlgara en multipower', 'búlgara Smith'],
    howTo: [
      'Barra en la espalda, pie trasero en un banco.',
      'Adelanta el pie de apoyo para no despegar el talón; baja y empuja.',
    ],
  },
  'dumbbell-lateral-lunge': {
    name: 'Zancadas laterales con mancuernas',
    aliases: ['zancada lateral', 'desplante lateral', 'sentadilla lateral', 'zancada lateral con mancuernas'],
    howTo: [
      'Mancuernas delante, paso amplio hacia un lado.',
      'Siéntate sobre la pierna que da el paso, empuja y vuelve.',
    ],
  },
  'dumbbell-curtsy-lunge': {
    name: 'Zancadas cruzadas con mancuernas',
    aliases: ['zancada cruzada', 'curtsy lunge', 'zancada de reverencia', 'zancada cruzada con mancuernas'],
    howTo: [
      'Mancuernas a los lados; da un paso atrás cruzando una pierna tras la otra.',
      'Baja la rodilla trasera con la cadera mirando al frente y vuelve.',
    ],
  },
  'band-squat': {
    name: 'Sentadilla con goma',
    aliases: ['sentadilla con banda'],
    howTo: ['Pisa la goma y sujétala sobre los hombros.', 'Baja a fondo y sube contra la goma.'],
  },
  'suspension-squat': {
    name: 'Sentadilla en TRX',
    aliases: ['sentadilla en suspensión'],
    howTo: ['Coge las cintas y échate un poco hacia atrás.', 'Baja a fondo y sube con poca ayuda de los brazos.'],
  },
  'barbell-sumo-squat': {
    name: 'Sentadilla sumo con barra',
    aliases: ['sumo con barra atrás'],
    howTo: [
      'Barra en la espalda, pies muy separados, puntas hacia fuera.',
      'Baja con las rodillas hacia fuera y sube.',
    ],
  },
  'jumping-lunge': {
    name: 'Zancadas con salto',
    aliases: ['zancada saltada', 'zancada con salto'],
    howTo: ['Baja en zancada.', 'Salta, cambia de pierna en el aire y cae con suavidad.'],
  },
  'frog-jump': {
    name: 'Saltos de rana',
    aliases: ['salto de rana'],
    howTo: ['Agáchate con las manos entre los pies.', 'Salta hacia delante y cae en cuclillas.'],
  },
  'assisted-pistol-squat': {
    name: 'Sentadilla pistol asistida',
    aliases: ['pistol con apoyo'],
    howTo: ['Agárrate a un apoyo y estira una pierna al frente.', 'Baja con la otra pierna y sube.'],
  },
  'overhead-dumbbell-lunge': {
    name: 'Zancadas overhead con mancuernas',
    aliases: ['zancada overhead', 'zancada con mancuernas sobre la cabeza'],
    howTo: [
      'Mancuernas por encima de la cabeza, brazos estirados.',
      'Haz la zancada y vuelve con las mancuernas quietas.',
    ],
  },
} satisfies TextsOf<typeof QUADS>
