import type { QUADS } from '../../catalogue/quads.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const quads = {
  'back-squat': {
    name: 'Agachamento livre',
    aliases: ['agachamento', 'agachamento com barra', 'squat', 'agachamento costas'],
    howTo: [
      'Barra na parte alta das costas, pés na largura dos ombros, abdômen firme.',
      'Desça até o quadril ficar abaixo dos joelhos e suba.',
    ],
  },
  'front-squat': {
    name: 'Agachamento frontal',
    aliases: ['front squat', 'agachamento pela frente'],
    howTo: ['Barra apoiada na frente dos ombros, cotovelos altos.', 'Desça com o tronco ereto e suba.'],
  },
  'box-squat': {
    name: 'Agachamento na caixa',
    aliases: ['agachamento no caixote', 'box squat'],
    howTo: [
      'Com a barra nas costas, leve o quadril para trás até sentar na caixa, coxas quase paralelas ao chão.',
      'Sem relaxar o corpo, pare um instante e suba.',
    ],
  },
  'overhead-squat': {
    name: 'Agachamento overhead',
    aliases: ['overhead squat', 'agachamento de arranco', 'OHS'],
    howTo: [
      'Barra acima da cabeça, pegada aberta, braços esticados.',
      'Agache fundo com a barra sobre o meio dos pés e suba.',
    ],
  },
  'smith-machine-squat': {
    name: 'Agachamento no Smith',
    aliases: ['agachamento smith', 'agachamento na barra guiada'],
    howTo: [
      'Barra na parte alta das costas, pés um pouco à frente dela.',
      'Desça até as coxas ficarem paralelas ao chão e suba.',
    ],
  },
  'hack-squat': {
    name: 'Agachamento hack',
    aliases: ['hack', 'hack machine', 'hack squat'],
    howTo: [
      'Costas e quadril no encosto, pés no meio da plataforma.',
      'Desça o máximo sem tirar o quadril do encosto e empurre.',
    ],
  },
  'pendulum-squat': {
    name: 'Agachamento pêndulo',
    aliases: ['pêndulo', 'pendulum squat'],
    howTo: ['Ombros sob os apoios, pés no meio da plataforma.', 'Desça fundo acompanhando o arco da máquina e suba.'],
  },
  'belt-squat': {
    name: 'Agachamento com cinto',
    aliases: ['belt squat'],
    howTo: ['Cinto baixo no quadril, pés firmes na plataforma.', 'Agache fundo com o tronco ereto e suba.'],
  },
  'goblet-squat': {
    name: 'Agachamento goblet',
    aliases: ['agachamento taça', 'goblet squat'],
    howTo: ['Segure um halter na vertical, junto ao peito.', 'Agache com os cotovelos entre os joelhos e suba.'],
  },
  'bodyweight-squat': {
    name: 'Agachamento sem peso',
    aliases: ['agachamento peso corporal', 'air squat'],
    howTo: ['Pés na largura dos ombros, braços à frente.', 'Agache levando o quadril para trás e suba.'],
  },
  'jump-squat': {
    name: 'Agachamento com salto',
    aliases: ['jump squat', 'agachamento pulando'],
    howTo: ['Agache até as coxas ficarem paralelas ao chão.', 'Salte o mais alto que puder e amorteça a queda.'],
  },
  'pistol-squat': {
    name: 'Agachamento pistol',
    aliases: ['pistol squat', 'agachamento unilateral'],
    howTo: [
      'Fique em uma perna só, a outra esticada à frente.',
      'Agache até o fundo, calcanhar no chão, e suba sem apoio.',
    ],
  },
  'sissy-squat': {
    name: 'Agachamento sissy',
    aliases: ['sissy squat'],
    howTo: [
      'Calcanhares fora do chão, corpo reto dos joelhos aos ombros.',
      'Incline o corpo para trás levando os joelhos à frente e volte.',
    ],
  },
  'leg-press': {
    name: 'Leg press',
    aliases: ['leg press 45', 'leg 45'],
    howTo: [
      'Pés no meio da plataforma, lombar no encosto.',
      'Desça até os joelhos chegarem perto do peito e empurre sem travá-los.',
    ],
  },
  'single-leg-press': {
    name: 'Leg press unilateral',
    aliases: ['leg 45 unilateral', 'leg unilateral'],
    howTo: ['Um pé no meio da plataforma, lombar no encosto.', 'Desça fundo sem girar o quadril e empurre.'],
  },
  'leg-extension': {
    name: 'Cadeira extensora',
    aliases: ['extensora', 'mesa extensora', 'leg extension'],
    howTo: [
      'Joelhos na linha do eixo da máquina, rolo sobre os tornozelos.',
      'Estique as pernas, segure um instante e desça devagar.',
    ],
  },
  'bulgarian-split-squat': {
    name: 'Agachamento búlgaro',
    aliases: ['búlgaro', 'afundo búlgaro', 'Bulgarian split squat'],
    howTo: [
      'Peito do pé de trás no banco, halteres ao lado do corpo.',
      'Desça o joelho de trás em direção ao chão e suba com a força da perna da frente.',
    ],
  },
  'barbell-lunge': {
    name: 'Afundo com barra',
    aliases: ['afundo', 'avanço com barra', 'lunge'],
    howTo: [
      'Barra nas costas, passo longo à frente.',
      'Desça o joelho de trás até quase tocar o chão e empurre com o pé da frente para voltar.',
    ],
  },
  'walking-lunge': {
    name: 'Passada com halteres',
    aliases: ['passada', 'avanço', 'avanço andando', 'walking lunge'],
    howTo: ['Halteres ao lado do corpo.', 'Dê um passo, desça o joelho de trás e emende o próximo passo.'],
  },
  'reverse-lunge': {
    name: 'Afundo reverso com halteres',
    aliases: ['afundo para trás', 'recuo', 'reverse lunge'],
    howTo: [
      'Halteres ao lado do corpo, passo longo para trás.',
      'Desça o joelho de trás até quase tocar o chão e empurre com o pé da frente para voltar.',
    ],
  },
  'dumbbell-step-up': {
    name: 'Step-up com halteres',
    aliases: ['subida no banco com halteres', 'step-up', 'subida no caixote', 'subida no step'],
    howTo: [
      'Halteres ao lado do corpo, pé inteiro no banco.',
      'Suba sem dar impulso com o pé de baixo e desça com controle.',
    ],
  },
  'wall-sit': {
    name: 'Agachamento isométrico na parede',
    aliases: ['isometria na parede', 'cadeirinha', 'agachamento na parede', 'wall sit'],
    howTo: ['Costas na parede, coxas paralelas ao chão.', 'Segure até o fim do tempo.'],
  },
  'pause-squat': {
    name: 'Agachamento com pausa',
    aliases: ['agachamento pausado', 'pause squat'],
    howTo: ['Agache até o fundo e segure por dois ou três segundos.', 'Mantenha a tensão e suba sem tranco.'],
  },
  'tempo-squat': {
    name: 'Agachamento cadenciado',
    aliases: ['tempo squat', 'agachamento com cadência', 'agachamento lento'],
    howTo: ['Desça em três a cinco segundos.', 'Chegue ao fundo com controle e suba na velocidade normal.'],
  },
  'pin-squat': {
    name: 'Agachamento nos pinos',
    aliases: ['pin squat', 'agachamento Anderson'],
    howTo: [
      'Ajuste os pinos na altura em que quer começar.',
      'Com a barra parada nos pinos, firme o abdômen e suba sem embalo.',
    ],
  },
  'safety-bar-squat': {
    name: 'Agachamento com barra safety',
    aliases: ['SSB', 'safety bar squat', 'safety squat'],
    howTo: ['Almofadas nos ombros, mãos nas manoplas.', 'Agache fundo com o peito alto e suba.'],
  },
  'zercher-squat': {
    name: 'Agachamento Zercher',
    aliases: ['Zercher', 'Zercher squat'],
    howTo: ['Barra na dobra dos cotovelos, junto ao corpo.', 'Agache com o tronco ereto e suba.'],
  },
  'barbell-hack-squat': {
    name: 'Agachamento hack com barra',
    aliases: ['hack com barra', 'hack livre', 'terra por trás'],
    howTo: [
      'Barra no chão atrás dos calcanhares, braços esticados.',
      'Suba com o peito alto e desça com a barra rente às pernas.',
    ],
  },
  'dumbbell-squat': {
    name: 'Agachamento com halteres',
    aliases: ['agachamento livre com halteres', 'dumbbell squat'],
    howTo: ['Halteres ao lado do corpo, pés na largura dos ombros.', 'Agache com a coluna reta e suba.'],
  },
  'dumbbell-sumo-squat': {
    name: 'Agachamento sumô com halter',
    aliases: ['agachamento sumô', 'agachamento sumô com peso', 'agachamento plié'],
    howTo: [
      'Pés bem abertos, pontas para fora, halter entre as pernas.',
      'Desça reto, joelhos para fora, e suba contraindo os glúteos.',
    ],
  },
  'cossack-squat': {
    name: 'Agachamento cossaco',
    aliases: ['cossaco', 'cossack squat'],
    howTo: [
      'Pés bem afastados, pontas levemente para fora.',
      'Agache fundo sobre uma perna, com a outra esticada, e alterne.',
    ],
  },
  'v-squat': {
    name: 'Agachamento no V-squat',
    aliases: ['V-squat', 'agachamento articulado', 'agachamento na máquina', 'agachamento V-squat'],
    howTo: [
      'Ombros sob os apoios, pés um pouco à frente.',
      'Desça levando o quadril para trás, acompanhando o arco da máquina, e suba.',
    ],
  },
  'horizontal-leg-press': {
    name: 'Leg press horizontal',
    aliases: ['leg horizontal', 'leg press sentado'],
    howTo: [
      'Sente com os pés inteiros na plataforma, joelhos dobrados.',
      'Empurre até quase esticar as pernas e volte devagar.',
    ],
  },
  'single-leg-extension': {
    name: 'Cadeira extensora unilateral',
    aliases: ['extensora unilateral', 'extensora uma perna'],
    howTo: [
      'Só uma perna atrás do rolo, mãos nas manoplas.',
      'Estique o joelho por completo, segure um instante e desça devagar.',
    ],
  },
  'dumbbell-lunge': {
    name: 'Afundo com halteres',
    aliases: ['avanço com halteres', 'dumbbell lunge'],
    howTo: [
      'Halteres ao lado do corpo, passo longo à frente.',
      'Desça o joelho de trás até quase tocar o chão e empurre com o pé da frente para voltar.',
    ],
  },
  'bodyweight-lunge': {
    name: 'Afundo sem peso',
    aliases: ['afundo livre', 'avanço sem peso', 'afundo peso corporal'],
    howTo: [
      'Mãos na cintura, passo longo à frente.',
      'Desça o joelho de trás até quase tocar o chão e empurre com o pé da frente para voltar.',
    ],
  },
  'smith-machine-lunge': {
    name: 'Afundo no Smith',
    aliases: ['avanço no Smith', 'afundo na barra guiada'],
    howTo: [
      'Barra nas costas, um pé à frente e o outro atrás.',
      'Desça na vertical e empurre com o calcanhar da frente.',
    ],
  },
  'barbell-reverse-lunge': {
    name: 'Afundo reverso com barra',
    aliases: ['recuo com barra', 'afundo para trás com barra'],
    howTo: [
      'Barra nas costas, passo longo para trás.',
      'Desça o joelho de trás até quase tocar o chão e empurre com o pé da frente para voltar.',
    ],
  },
  'dumbbell-split-squat': {
    name: 'Afundo estático com halteres',
    aliases: ['split squat', 'agachamento afundo', 'afundo parado'],
    howTo: ['Halteres ao lado do corpo, um pé à frente e o outro atrás.', 'Desça e suba na vertical sem mover os pés.'],
  },
  'barbell-bulgarian-split-squat': {
    name: 'Agachamento búlgaro com barra',
    aliases: ['búlgaro com barra', 'afundo búlgaro com barra'],
    howTo: [
      'Barra nas costas, peito do pé de trás no banco.',
      'Desça com controle, tronco levemente à frente, e suba.',
    ],
  },
  'smith-machine-bulgarian-split-squat': {
    name: 'Agachamento búlgaro no Smith',
    aliases: ['búlgaro no Smith', 'búlgaro na barra guiada'],
    howTo: [
      'Barra nas costas, pé de trás no banco, calcanhar da frente no chão.',
      'Desça na vertical e empurre com o pé da frente.',
    ],
  },
  'dumbbell-lateral-lunge': {
    name: 'Afundo lateral com halteres',
    aliases: ['afundo lateral', 'avanço lateral', 'agachamento lateral'],
    howTo: [
      'Um halter em cada mão, passo largo para o lado.',
      'Agache sobre a perna do passo, quadril para trás, e empurre o chão para voltar.',
    ],
  },
  'dumbbell-curtsy-lunge': {
    name: 'Afundo cruzado com halteres',
    aliases: ['afundo cruzado', 'curtsy lunge', 'afundo reverência'],
    howTo: [
      'Halteres ao lado do corpo, passo para trás, cruzando por trás da outra perna.',
      'Desça o joelho de trás com o quadril virado para a frente e volte.',
    ],
  },
  'band-squat': {
    name: 'Agachamento com elástico',
    aliases: ['agachamento elástico'],
    howTo: [
      'Pise no elástico e segure as pontas na altura dos ombros.',
      'Agache e suba contra a resistência do elástico.',
    ],
  },
  'suspension-squat': {
    name: 'Agachamento no TRX',
    aliases: ['agachamento na fita', 'agachamento na fita de suspensão'],
    howTo: ['Segure as alças e incline o corpo um pouco para trás.', 'Agache fundo e suba usando pouco os braços.'],
  },
  'barbell-sumo-squat': {
    name: 'Agachamento sumô com barra',
    aliases: ['sumô com barra nas costas'],
    howTo: [
      'Barra nas costas, pés bem afastados, pontas para fora.',
      'Agache com os joelhos na direção dos pés e suba.',
    ],
  },
  'jumping-lunge': {
    name: 'Afundo com salto',
    aliases: ['avanço com salto'],
    howTo: ['Desça em posição de afundo.', 'Salte, troque as pernas no ar e amorteça a queda.'],
  },
  'frog-jump': {
    name: 'Salto de sapo',
    aliases: ['pulo de sapo'],
    howTo: ['Agache com as mãos entre os pés.', 'Salte para a frente e aterrisse já agachando.'],
  },
  'assisted-pistol-squat': {
    name: 'Agachamento pistol assistido',
    aliases: ['pistol com apoio'],
    howTo: ['Segure em um apoio e estique uma perna à frente.', 'Agache sobre a outra perna e suba com pouca ajuda.'],
  },
  'overhead-dumbbell-lunge': {
    name: 'Afundo com halteres acima da cabeça',
    aliases: ['afundo overhead'],
    howTo: [
      'Halteres acima da cabeça, braços esticados.',
      'Dê um passo longo, desça em afundo e volte sem mexer os halteres.',
    ],
  },
} satisfies TextsOf<typeof QUADS>
