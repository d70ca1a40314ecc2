import type { QUADS } from '../../catalogue/quads.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const quads = {
  'back-squat': {
    name: 'Agachamento livre',
    aliases: ['agachamento', 'agachamento com barra', 'squat', 'agachamento costas'],
    howTo: [
      'Barra na parte alta das costas, pés na largura dos ombros, abdômen firme.',
      'Desça até o quadril passar dos joelhos e suba.',
    ],
  },
  'front-squat': {
    name: 'Agachamento frontal',
    aliases: ['front squat', 'agachamento pela frente'],
    howTo: ['Barra à frente dos ombros, cotovelos altos.', 'Desça com o tronco reto e suba.'],
  },
  'box-squat': {
    name: 'Agachamento no caixote',
    aliases: ['box squat', 'agachamento na caixa'],
    howTo: ['Sente para trás no caixote, perto da paralela.', 'Continue firme, pare e suba.'],
  },
  'overhead-squat': {
    name: 'Agachamento overhead',
    aliases: ['overhead squat', 'agachamento de arranco', 'OHS'],
    howTo: ['Barra acima da cabeça, pegada aberta, braços travados.', 'Agache fundo com a barra na linha dos pés.'],
  },
  'smith-machine-squat': {
    name: 'Agachamento no Smith',
    aliases: ['agachamento smith', 'agachamento na barra guiada'],
    howTo: ['Pés um pouco à frente da barra.', 'Desça até a paralela e suba.'],
  },
  'hack-squat': {
    name: 'Agachamento hack',
    aliases: ['hack', 'hack machine', 'hack squat'],
    howTo: ['Costas e quadril no encosto, pés no meio da plataforma.', 'Desça o máximo sem tirar o quadril e empurre.'],
  },
  'pendulum-squat': {
    name: 'Agachamento pêndulo',
    aliases: ['pêndulo', 'pendulum squat'],
    howTo: ['Ombros sob os apoios, pés no meio da plataforma.', 'Desça fundo acompanhando o arco e suba.'],
  },
  'belt-squat': {
    name: 'Agachamento com cinto',
    aliases: ['belt squat'],
    howTo: ['Cinto baixo no quadril, sobre a plataforma.', 'Agache fundo com o tronco reto.'],
  },
  'goblet-squat': {
    name: 'Agachamento goblet',
    aliases: ['agachamento taça', 'agachamento com halter', 'goblet squat'],
    howTo: ['Segure um halter junto ao peito.', 'Agache entre os joelhos e suba.'],
  },
  'bodyweight-squat': {
    name: 'Agachamento sem peso',
    aliases: ['agachamento peso corporal', 'air squat'],
    howTo: ['Pés na largura dos ombros, braços à frente.', 'Quadril para trás e para baixo, e suba.'],
  },
  'jump-squat': {
    name: 'Agachamento com salto',
    aliases: ['jump squat', 'agachamento pulando'],
    howTo: ['Agache até a paralela.', 'Salte o mais alto que puder e aterrisse macio.'],
  },
  'pistol-squat': {
    name: 'Agachamento pistol',
    aliases: ['pistol squat', 'agachamento unilateral'],
    howTo: ['Fique numa perna só, a outra esticada à frente.', 'Desça até o calcanhar e suba sem ajuda.'],
  },
  'sissy-squat': {
    name: 'Agachamento sissy',
    aliases: ['sissy squat'],
    howTo: ['Calcanhares altos, quadril reto.', 'Incline para trás com os joelhos à frente e volte.'],
  },
  'leg-press': {
    name: 'Leg press',
    aliases: ['leg press 45', 'leg 45', 'leg press horizontal'],
    howTo: [
      'Pés no meio da plataforma, lombar no encosto.',
      'Desça até os joelhos chegarem perto do peito e empurre sem travar com força.',
    ],
  },
  'single-leg-press': {
    name: 'Leg press unilateral',
    aliases: ['leg 45 unilateral', 'leg unilateral'],
    howTo: ['Um pé no meio da plataforma.', 'Desça fundo sem girar o quadril e empurre.'],
  },
  'leg-extension': {
    name: 'Cadeira extensora',
    aliases: ['extensora', 'mesa extensora', 'leg extension'],
    howTo: ['Joelhos na linha do eixo da máquina.', 'Estique as pernas, segure um instante e desça devagar.'],
  },
  'bulgarian-split-squat': {
    name: 'Agachamento búlgaro',
    aliases: ['búlgaro', 'afundo búlgaro', 'split squat'],
    howTo: [
      'Pé de trás no banco, halteres ao lado do corpo.',
      'Desça o joelho de trás na vertical e empurre com o pé da frente.',
    ],
  },
  'barbell-lunge': {
    name: 'Afundo com barra',
    aliases: ['afundo', 'avanço com barra', 'lunge'],
    howTo: ['Barra nas costas, passo longo.', 'Desça o joelho de trás até perto do chão e suba.'],
  },
  'walking-lunge': {
    name: 'Passada com halteres',
    aliases: ['passada', 'avanço', 'avanço andando', 'walking lunge'],
    howTo: ['Halteres ao lado do corpo.', 'Dê o passo, desça o joelho de trás e emende o próximo.'],
  },
  'reverse-lunge': {
    name: 'Afundo reverso com halteres',
    aliases: ['afundo para trás', 'recuo', 'reverse lunge'],
    howTo: ['Dê um passo atrás e desça o joelho até perto do chão.', 'Empurre com o pé da frente para subir.'],
  },
  'dumbbell-step-up': {
    name: 'Subida no banco com halteres',
    aliases: ['step-up', 'subida no caixote', 'subida no step'],
    howTo: ['Pé inteiro sobre o banco.', 'Suba sem dar impulso com a perna de baixo.'],
  },
  'wall-sit': {
    name: 'Isometria na parede',
    aliases: ['cadeirinha', 'agachamento na parede', 'wall sit'],
    howTo: ['Costas na parede, coxas na paralela.', 'Segure pelo tempo.'],
  },
} satisfies TextsOf<typeof QUADS>
