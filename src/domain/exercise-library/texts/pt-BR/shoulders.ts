import type { SHOULDERS } from '../../catalogue/shoulders.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const shoulders = {
  'barbell-overhead-press': {
    name: 'Desenvolvimento militar com barra',
    aliases: ['desenvolvimento', 'desenvolvimento com barra', 'militar', 'overhead press', 'OHP'],
    howTo: [
      'Barra nos ombros, glúteos contraídos.',
      'Empurre passando rente ao rosto e termine com a barra na linha dos calcanhares.',
    ],
  },
  'seated-barbell-overhead-press': {
    name: 'Desenvolvimento sentado com barra',
    aliases: ['militar sentado', 'desenvolvimento barra sentado'],
    howTo: [
      'Sente com apoio nas costas, barra na altura do queixo.',
      'Empurre acima da cabeça e desça até a clavícula.',
    ],
  },
  'push-press': {
    name: 'Push press',
    aliases: ['desenvolvimento com impulso'],
    howTo: [
      'Barra nos ombros, flexione um pouco os joelhos.',
      'Impulsione com as pernas e termine com os braços esticados.',
    ],
  },
  'dumbbell-shoulder-press': {
    name: 'Desenvolvimento com halteres',
    aliases: ['desenvolvimento halter', 'shoulder press', 'desenvolvimento sentado'],
    howTo: [
      'Halteres na altura das orelhas, antebraços na vertical.',
      'Empurre acima da cabeça sem arquear as costas.',
    ],
  },
  'arnold-press': {
    name: 'Desenvolvimento Arnold',
    aliases: ['Arnold press', 'Arnold'],
    howTo: [
      'Comece com as palmas para você, na altura do queixo.',
      'Gire as palmas para fora ao subir e volte ao descer.',
    ],
  },
  'machine-shoulder-press': {
    name: 'Desenvolvimento na máquina',
    aliases: ['desenvolvimento máquina', 'ombro máquina', 'shoulder press máquina'],
    howTo: ['Ajuste o banco com as pegadas na altura dos ombros.', 'Empurre sem travar com força e desça devagar.'],
  },
  'smith-machine-shoulder-press': {
    name: 'Desenvolvimento no Smith',
    aliases: ['desenvolvimento smith', 'militar no smith'],
    howTo: ['Banco reto, barra à frente do rosto.', 'Desça até o queixo e empurre.'],
  },
  'landmine-press': {
    name: 'Landmine press',
    aliases: ['desenvolvimento landmine', 'desenvolvimento unilateral na barra'],
    howTo: [
      'Segure a ponta da barra na altura do ombro com uma mão.',
      'Empurre para cima e para a frente, costelas baixas.',
    ],
  },
  'kettlebell-press': {
    name: 'Desenvolvimento com kettlebell',
    aliases: ['kettlebell press', 'desenvolvimento kb'],
    howTo: ['Kettlebell no ombro, punho reto.', 'Empurre até travar o cotovelo ao lado da orelha.'],
  },
  'dumbbell-lateral-raise': {
    name: 'Elevação lateral com halteres',
    aliases: ['elevação lateral', 'lateral', 'lateral raise'],
    howTo: ['Leve inclinação à frente, cotovelos soltos.', 'Suba até a altura dos ombros, guiando com os cotovelos.'],
  },
  'cable-lateral-raise': {
    name: 'Elevação lateral na polia',
    aliases: ['elevação lateral unilateral', 'lateral na polia', 'lateral cabo'],
    howTo: ['Polia baixa, alça na mão oposta.', 'Suba até a altura do ombro e desça devagar.'],
  },
  'machine-lateral-raise': {
    name: 'Elevação lateral na máquina',
    aliases: ['elevação lateral máquina', 'lateral máquina'],
    howTo: ['Cotovelos nos apoios, ombros baixos.', 'Suba até a altura dos ombros, pare e desça.'],
  },
  'dumbbell-front-raise': {
    name: 'Elevação frontal com halteres',
    aliases: ['elevação frontal', 'frontal', 'front raise'],
    howTo: ['Halteres à frente das coxas.', 'Suba até a altura dos olhos com os braços retos e desça devagar.'],
  },
  'plate-front-raise': {
    name: 'Elevação frontal com anilha',
    aliases: ['frontal com anilha'],
    howTo: ['Segure a anilha pelos dois lados.', 'Suba até a altura dos olhos sem balançar.'],
  },
  'dumbbell-rear-delt-fly': {
    name: 'Crucifixo inverso com halteres',
    aliases: ['crucifixo inverso', 'elevação posterior', 'posterior de ombro', 'reverse fly'],
    howTo: [
      'Incline até o tronco ficar quase paralelo ao chão.',
      'Abra os braços para os lados, polegares levemente para baixo.',
    ],
  },
  'cable-rear-delt-fly': {
    name: 'Crucifixo inverso na polia',
    aliases: ['crossover inverso', 'posterior de ombro na polia'],
    howTo: ['Cruze os cabos na altura dos olhos.', 'Leve as mãos para fora e para trás com os braços retos.'],
  },
  'reverse-pec-deck': {
    name: 'Voador inverso',
    aliases: ['crucifixo inverso na máquina', 'peck deck inverso', 'posterior de ombro máquina'],
    howTo: [
      'Sente de frente para o encosto, pegadas na altura dos ombros.',
      'Abra os braços para trás e volte devagar.',
    ],
  },
  'face-pull': {
    name: 'Face pull',
    aliases: ['puxada para o rosto', 'face pull na corda'],
    howTo: ['Corda na altura do rosto, polegares para trás.', 'Puxe em direção à testa e afaste as mãos.'],
  },
  'barbell-upright-row': {
    name: 'Remada alta com barra',
    aliases: ['remada alta', 'upright row'],
    howTo: ['Pegada um pouco além dos ombros.', 'Suba os cotovelos até a altura dos ombros, barra rente ao corpo.'],
  },
  'cable-external-rotation': {
    name: 'Rotação externa na polia',
    aliases: ['manguito rotador', 'rotação externa'],
    howTo: ['Cotovelo ao lado do corpo, dobrado a 90 graus.', 'Gire o antebraço para fora sem mover o cotovelo.'],
  },
  'pike-push-up': {
    name: 'Flexão pike',
    aliases: ['pike push-up', 'flexão em V'],
    howTo: ['Quadril alto, mãos e pés no chão.', 'Desça a cabeça entre as mãos e empurre.'],
  },
  'handstand-push-up': {
    name: 'Flexão em parada de mão',
    aliases: ['parada de mão', 'handstand push-up', 'HSPU'],
    howTo: ['Suba contra a parede, mãos na largura dos ombros.', 'Desça a cabeça até o chão e empurre.'],
  },
} satisfies TextsOf<typeof SHOULDERS>
