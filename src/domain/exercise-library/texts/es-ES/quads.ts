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
    aliases: ['sentadilla copa', 'sentadilla con mancuerna', 'goblet squat'],
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
    aliases: ['búlgara', 'búlgaras', 'split squat'],
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
    aliases: ['zancadas con mancuernas', 'zancada andando', 'walking lunge'],
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
    howTo: ['Espalda en la pared, muslos en paralelo.', 'Aguanta el tiempo.'],
  },
} satisfies TextsOf<typeof QUADS>
