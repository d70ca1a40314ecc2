import type { QUADS } from '../../catalogue/quads.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const quads = {
  'back-squat': {
    name: 'Sentadilla',
    aliases: ['sentadilla con barra', 'sentadilla trasera', 'sentadilla libre', 'squat'],
    howTo: [
      'Barra en la espalda alta, pies a la anchura de los hombros, abdomen firme.',
      'Baja hasta que la cadera pase las rodillas y sube.',
    ],
  },
  'front-squat': {
    name: 'Sentadilla frontal',
    aliases: ['front squat', 'sentadilla delantera'],
    howTo: ['Barra delante en los hombros, codos altos.', 'Baja con el tronco recto y sube.'],
  },
  'box-squat': {
    name: 'Sentadilla al cajón',
    aliases: ['box squat', 'sentadilla en cajón'],
    howTo: ['Siéntate atrás en el cajón, cerca de la paralela.', 'Sigue firme, para y sube.'],
  },
  'overhead-squat': {
    name: 'Sentadilla overhead',
    aliases: ['overhead squat', 'sentadilla de arrancada', 'OHS'],
    howTo: ['Barra sobre la cabeza, agarre ancho, brazos bloqueados.', 'Baja profundo con la barra sobre los pies.'],
  },
  'smith-machine-squat': {
    name: 'Sentadilla en multipower',
    aliases: ['sentadilla multipower', 'sentadilla smith'],
    howTo: ['Pies algo por delante de la barra.', 'Baja a la paralela y sube.'],
  },
  'hack-squat': {
    name: 'Sentadilla hack',
    aliases: ['hack', 'jaca', 'hack squat'],
    howTo: [
      'Espalda y cadera en el respaldo, pies en el centro.',
      'Baja todo lo que puedas sin despegar la cadera y empuja.',
    ],
  },
  'pendulum-squat': {
    name: 'Sentadilla péndulo',
    aliases: ['péndulo', 'pendulum squat'],
    howTo: ['Hombros bajo los apoyos, pies en el centro.', 'Baja profundo siguiendo el arco y sube.'],
  },
  'belt-squat': {
    name: 'Sentadilla con cinturón',
    aliases: ['belt squat'],
    howTo: ['Cinturón bajo en la cadera, sobre la plataforma.', 'Baja profundo con el tronco recto.'],
  },
  'goblet-squat': {
    name: 'Sentadilla goblet',
    aliases: ['sentadilla copa', 'goblet squat'],
    howTo: ['Sujeta una mancuerna contra el pecho.', 'Baja entre las rodillas y sube.'],
  },
  'bodyweight-squat': {
    name: 'Sentadilla sin peso',
    aliases: ['sentadilla con peso corporal', 'sentadilla al aire', 'air squat'],
    howTo: ['Pies a la anchura de los hombros, brazos delante.', 'Cadera atrás y abajo, y sube.'],
  },
  'jump-squat': {
    name: 'Sentadilla con salto',
    aliases: ['jump squat', 'sentadilla saltando'],
    howTo: ['Baja a la paralela.', 'Salta lo más alto que puedas y cae suave.'],
  },
  'pistol-squat': {
    name: 'Sentadilla pistol',
    aliases: ['pistol squat', 'sentadilla a una pierna'],
    howTo: ['De pie sobre una pierna, la otra recta delante.', 'Baja hasta el talón y sube sin ayuda.'],
  },
  'sissy-squat': {
    name: 'Sentadilla sissy',
    aliases: ['sissy squat'],
    howTo: ['Talones altos, cadera recta.', 'Inclínate atrás con las rodillas adelante y vuelve.'],
  },
  'leg-press': {
    name: 'Prensa de piernas',
    aliases: ['prensa', 'prensa inclinada', 'leg press'],
    howTo: [
      'Pies en el centro de la plataforma, lumbar en el respaldo.',
      'Baja hasta acercar las rodillas al pecho y empuja sin bloquear de golpe.',
    ],
  },
  'single-leg-press': {
    name: 'Prensa a una pierna',
    aliases: ['prensa unilateral'],
    howTo: ['Un pie en el centro de la plataforma.', 'Baja profundo sin girar la cadera y empuja.'],
  },
  'leg-extension': {
    name: 'Extensión de cuádriceps',
    aliases: ['extensiones de pierna', 'extensión de piernas', 'leg extension'],
    howTo: ['Rodillas alineadas con el eje de la máquina.', 'Estira las piernas, aguanta un momento y baja despacio.'],
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
    name: 'Zancada con barra',
    aliases: ['zancadas', 'zancada', 'desplantes', 'lunge'],
    howTo: ['Barra en la espalda, paso largo.', 'Baja la rodilla trasera cerca del suelo y sube.'],
  },
  'walking-lunge': {
    name: 'Zancadas caminando',
    aliases: ['zancada andando', 'zancadas caminando con mancuernas', 'walking lunge'],
    howTo: ['Mancuernas a los lados.', 'Da el paso, baja la rodilla trasera y enlaza el siguiente.'],
  },
  'reverse-lunge': {
    name: 'Zancada inversa',
    aliases: ['zancada hacia atrás', 'zancada atrás con mancuernas', 'reverse lunge'],
    howTo: ['Da un paso atrás y baja la rodilla cerca del suelo.', 'Empuja con el pie delantero para subir.'],
  },
  'dumbbell-step-up': {
    name: 'Subida al cajón con mancuernas',
    aliases: ['step-up', 'subidas al banco', 'subida al banco'],
    howTo: ['Pie entero en el cajón.', 'Sube sin impulsarte con la pierna de abajo.'],
  },
  'wall-sit': {
    name: 'Sentadilla isométrica en pared',
    aliases: ['silla en la pared', 'wall sit'],
    howTo: ['Espalda en la pared, muslos paralelos al suelo.', 'Aguanta hasta que acabe el tiempo.'],
  },
  'pause-squat': {
    name: 'Sentadilla con pausa',
    aliases: ['sentadilla pausada', 'pause squat'],
    howTo: ['Baja a tope y aguanta abajo dos o tres segundos.', 'Mantén la tensión y sube sin rebotar.'],
  },
  'tempo-squat': {
    name: 'Sentadilla con tempo',
    aliases: ['tempo squat', 'sentadilla lenta'],
    howTo: ['Cuenta de tres a cinco segundos al bajar.', 'Llega abajo con control y sube a velocidad normal.'],
  },
  'pin-squat': {
    name: 'Sentadilla desde pines',
    aliases: ['pin squat', 'sentadilla Anderson', 'sentadilla desde soportes'],
    howTo: [
      'Pon los seguros del rack a la altura que quieras trabajar.',
      'Apoya la barra, aprieta el abdomen y sube desde parado.',
    ],
  },
  'safety-bar-squat': {
    name: 'Sentadilla con barra safety',
    aliases: ['SSB', 'safety bar squat', 'sentadilla con barra de seguridad'],
    howTo: ['Almohadillas en los hombros, manos en las asas.', 'Pecho alto, baja profundo y sube.'],
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
      'Barra en el suelo tras los talones, brazos rectos.',
      'Sube con el pecho alto y baja la barra pegada a las piernas.',
    ],
  },
  'dumbbell-squat': {
    name: 'Sentadilla con mancuernas',
    aliases: ['sentadilla libre con mancuernas', 'dumbbell squat'],
    howTo: ['Una mancuerna en cada mano, a los lados.', 'Baja entre los pesos con la espalda recta y sube.'],
  },
  'dumbbell-sumo-squat': {
    name: 'Sentadilla sumo con mancuerna',
    aliases: ['sentadilla sumo', 'sentadilla plié'],
    howTo: [
      'Pies muy abiertos, puntas hacia fuera, mancuerna entre las piernas.',
      'Baja recto con las rodillas fuera y aprieta los glúteos al subir.',
    ],
  },
  'cossack-squat': {
    name: 'Sentadilla cosaca',
    aliases: ['cosaca', 'cossack squat'],
    howTo: ['Pies muy separados, el peso sobre una pierna.', 'Baja profundo a ese lado con la otra recta y vuelve.'],
  },
  'v-squat': {
    name: 'Sentadilla V-squat',
    aliases: ['V-squat', 'sentadilla en máquina'],
    howTo: [
      'Hombros bajo los apoyos, pies algo adelantados.',
      'Siéntate atrás siguiendo el arco de la palanca y sube.',
    ],
  },
  'horizontal-leg-press': {
    name: 'Prensa horizontal',
    aliases: ['prensa de piernas horizontal', 'prensa sentado'],
    howTo: [
      'Sentado, pies enteros en la plataforma, rodillas dobladas.',
      'Empuja hasta casi estirar las piernas y vuelve despacio.',
    ],
  },
  'single-leg-extension': {
    name: 'Extensión de cuádriceps a una pierna',
    aliases: ['extensión de pierna unilateral', 'extensión de cuádriceps unilateral'],
    howTo: ['Una sola pierna tras el rodillo, agarra las asas.', 'Estira la rodilla del todo, para y baja despacio.'],
  },
  'dumbbell-lunge': {
    name: 'Zancada con mancuernas',
    aliases: ['desplantes con mancuernas', 'zancada adelante con mancuernas', 'dumbbell lunge'],
    howTo: [
      'Mancuernas a los lados, paso largo adelante.',
      'Baja la rodilla trasera, empuja con el pie delantero y vuelve al inicio.',
    ],
  },
  'bodyweight-lunge': {
    name: 'Zancada sin peso',
    aliases: ['zancada con peso corporal', 'desplante sin peso'],
    howTo: ['Manos en la cintura, paso largo adelante.', 'Baja la rodilla trasera cerca del suelo y vuelve.'],
  },
  'smith-machine-lunge': {
    name: 'Zancada en multipower',
    aliases: ['zancada Smith', 'split squat en multipower'],
    howTo: ['Bajo la barra, un pie delante y otro detrás.', 'Baja en vertical y empuja con el talón delantero.'],
  },
  'barbell-reverse-lunge': {
    name: 'Zancada inversa con barra',
    aliases: ['zancada hacia atrás con barra', 'zancada atrás con barra'],
    howTo: [
      'Barra en la espalda, paso recto hacia atrás.',
      'Baja la rodilla cerca del suelo y sube con la pierna delantera.',
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
    howTo: ['Barra en la espalda, pie trasero en un banco.', 'Baja con control, tronco algo inclinado, y sube.'],
  },
  'smith-machine-bulgarian-split-squat': {
    name: 'Sentadilla búlgara en multipower',
    aliases: ['búlgara en multipower', 'búlgara Smith'],
    howTo: [
      'Barra en la espalda, pie trasero en un banco.',
      'Pie delantero lejos para no despegar el talón; baja y empuja.',
    ],
  },
  'dumbbell-lateral-lunge': {
    name: 'Zancada lateral con mancuernas',
    aliases: ['zancada lateral', 'desplante lateral', 'sentadilla lateral'],
    howTo: ['Mancuernas delante, paso amplio hacia el lado.', 'Siéntate sobre esa pierna, empuja y vuelve.'],
  },
  'dumbbell-curtsy-lunge': {
    name: 'Zancada cruzada con mancuernas',
    aliases: ['zancada cruzada', 'curtsy lunge', 'zancada de reverencia'],
    howTo: [
      'Mancuernas a los lados, paso atrás cruzando la otra pierna.',
      'Baja la rodilla con la cadera al frente y vuelve.',
    ],
  },
  'band-squat': {
    name: 'Sentadilla con banda',
    aliases: ['sentadilla con goma'],
    howTo: ['Pisa la banda y sujétala en los hombros.', 'Baja y sube contra la resistencia.'],
  },
  'suspension-squat': {
    name: 'Sentadilla en suspensión',
    aliases: ['sentadilla en TRX'],
    howTo: ['Sujeta las correas y échate un poco atrás.', 'Baja a fondo y sube con poca ayuda de los brazos.'],
  },
  'barbell-sumo-squat': {
    name: 'Sentadilla sumo con barra',
    aliases: ['sumo con barra atrás'],
    howTo: ['Barra en la espalda, pies separados, puntas afuera.', 'Baja entre las rodillas y sube.'],
  },
  'jumping-lunge': {
    name: 'Zancada con salto',
    aliases: ['zancada saltada'],
    howTo: ['Baja a una zancada.', 'Salta, cambia de pierna en el aire y cae suave.'],
  },
  'frog-jump': {
    name: 'Salto de rana',
    aliases: ['saltos de rana'],
    howTo: ['Agáchate con las manos entre los pies.', 'Salta al frente y cae en cuclillas.'],
  },
  'assisted-pistol-squat': {
    name: 'Sentadilla pistol asistida',
    aliases: ['pistol con apoyo'],
    howTo: ['Agárrate y estira una pierna al frente.', 'Baja con la otra y sube.'],
  },
  'overhead-dumbbell-lunge': {
    name: 'Zancada con mancuernas sobre la cabeza',
    aliases: ['zancada overhead'],
    howTo: ['Mancuernas sobre la cabeza, brazos estirados.', 'Da la zancada y vuelve sin mover los pesos.'],
  },
} satisfies TextsOf<typeof QUADS>
