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
    name: 'Agachamento na caixa',
    aliases: ['agachamento no caixote', 'box squat'],
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
    aliases: ['agachamento taça', 'goblet squat'],
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
    howTo: ['Agache até a paralela.', 'Salte o mais alto que puder e aterrisse de leve.'],
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
    aliases: ['leg press 45', 'leg 45'],
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
    aliases: ['búlgaro', 'afundo búlgaro', 'Bulgarian split squat'],
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
    name: 'Step-up com halteres',
    aliases: ['subida no banco com halteres', 'step-up', 'subida no caixote', 'subida no step'],
    howTo: ['Pé inteiro sobre o banco.', 'Suba sem dar impulso com a perna de baixo.'],
  },
  'wall-sit': {
    name: 'Agachamento isométrico na parede',
    aliases: ['isometria na parede', 'cadeirinha', 'agachamento na parede', 'wall sit'],
    howTo: ['Costas na parede, coxas paralelas ao chão.', 'Segure até o fim do tempo.'],
  },
  'pause-squat': {
    name: 'Agachamento com pausa',
    aliases: ['agachamento pausado', 'pause squat'],
    howTo: [
      'Desça até a profundidade total e segure dois ou três segundos.',
      'Mantenha a tensão e suba sem dar tranco.',
    ],
  },
  'tempo-squat': {
    name: 'Agachamento cadenciado',
    aliases: ['tempo squat', 'agachamento com cadência', 'agachamento lento'],
    howTo: ['Conte de três a cinco segundos na descida.', 'Chegue ao fundo com controle e suba na velocidade normal.'],
  },
  'pin-squat': {
    name: 'Agachamento nos pinos',
    aliases: ['pin squat', 'agachamento Anderson'],
    howTo: [
      'Ajuste os pinos de segurança na altura que quer treinar.',
      'Apoie a barra neles, firme o abdômen e suba sem embalo.',
    ],
  },
  'safety-bar-squat': {
    name: 'Agachamento com barra safety',
    aliases: ['SSB', 'safety bar squat', 'safety squat'],
    howTo: ['Almofadas nos ombros, mãos nas alças.', 'Mantenha o peito alto, agache fundo e suba.'],
  },
  'zercher-squat': {
    name: 'Agachamento Zercher',
    aliases: ['Zercher', 'Zercher squat'],
    howTo: ['Barra na dobra dos cotovelos, colada ao corpo.', 'Agache com o tronco reto e suba.'],
  },
  'barbell-hack-squat': {
    name: 'Agachamento hack com barra',
    aliases: ['hack com barra', 'hack livre', 'terra por trás'],
    howTo: [
      'Barra no chão atrás dos calcanhares, braços esticados.',
      'Suba com o peito alto e desça a barra rente às pernas.',
    ],
  },
  'dumbbell-squat': {
    name: 'Agachamento com halteres',
    aliases: ['agachamento livre com halteres', 'dumbbell squat'],
    howTo: ['Um halter em cada mão, ao lado do corpo.', 'Agache entre os pesos com a coluna reta e suba.'],
  },
  'dumbbell-sumo-squat': {
    name: 'Agachamento sumô com halter',
    aliases: ['agachamento sumô', 'agachamento sumô com peso', 'agachamento plié'],
    howTo: [
      'Pés bem abertos, pontas para fora, halter entre as pernas.',
      'Desça reto com os joelhos para fora e suba contraindo os glúteos.',
    ],
  },
  'cossack-squat': {
    name: 'Agachamento cossaco',
    aliases: ['cossaco', 'cossack squat'],
    howTo: ['Pés bem afastados, peso em uma perna.', 'Desça fundo desse lado com a outra perna esticada e volte.'],
  },
  'v-squat': {
    name: 'Agachamento V-squat',
    aliases: ['V-squat', 'agachamento articulado', 'agachamento na máquina'],
    howTo: ['Ombros sob os apoios, pés um pouco à frente.', 'Sente para trás seguindo o arco da alavanca e suba.'],
  },
  'horizontal-leg-press': {
    name: 'Leg press horizontal',
    aliases: ['leg horizontal', 'leg press sentado'],
    howTo: [
      'Sentado, pés inteiros na plataforma, joelhos dobrados.',
      'Empurre até quase esticar as pernas e volte devagar.',
    ],
  },
  'single-leg-extension': {
    name: 'Cadeira extensora unilateral',
    aliases: ['extensora unilateral', 'extensora uma perna'],
    howTo: ['Só uma perna atrás do rolo, segure nas alças.', 'Estique o joelho por completo, pare e desça devagar.'],
  },
  'dumbbell-lunge': {
    name: 'Afundo com halteres',
    aliases: ['avanço com halteres', 'dumbbell lunge'],
    howTo: [
      'Halteres ao lado do corpo, passo longo à frente.',
      'Desça o joelho de trás, empurre com o pé da frente e volte ao início.',
    ],
  },
  'bodyweight-lunge': {
    name: 'Afundo sem peso',
    aliases: ['afundo livre', 'avanço sem peso', 'afundo peso corporal'],
    howTo: ['Mãos na cintura, passo longo à frente.', 'Desça o joelho de trás até perto do chão e volte.'],
  },
  'smith-machine-lunge': {
    name: 'Afundo no Smith',
    aliases: ['avanço no Smith', 'afundo na barra guiada'],
    howTo: ['Sob a barra, um pé à frente e o outro atrás.', 'Desça na vertical e empurre com o calcanhar da frente.'],
  },
  'barbell-reverse-lunge': {
    name: 'Afundo reverso com barra',
    aliases: ['recuo com barra', 'afundo para trás com barra'],
    howTo: [
      'Barra nas costas, passo reto para trás.',
      'Desça o joelho até perto do chão e suba com a perna da frente.',
    ],
  },
  'dumbbell-split-squat': {
    name: 'Afundo estático com halteres',
    aliases: ['split squat', 'agachamento afundo', 'afundo parado'],
    howTo: ['Um pé à frente e o outro atrás no chão, halteres ao lado.', 'Desça e suba na vertical sem mover os pés.'],
  },
  'barbell-bulgarian-split-squat': {
    name: 'Agachamento búlgaro com barra',
    aliases: ['búlgaro com barra', 'afundo búlgaro com barra'],
    howTo: ['Barra nas costas, pé de trás no banco.', 'Desça com controle, tronco levemente à frente, e suba.'],
  },
  'smith-machine-bulgarian-split-squat': {
    name: 'Agachamento búlgaro no Smith',
    aliases: ['búlgaro no Smith', 'búlgaro na barra guiada'],
    howTo: [
      'Barra nas costas, pé de trás no banco.',
      'Pé da frente longe o bastante para o calcanhar não subir; desça e empurre.',
    ],
  },
  'dumbbell-lateral-lunge': {
    name: 'Afundo lateral com halteres',
    aliases: ['afundo lateral', 'avanço lateral', 'agachamento lateral'],
    howTo: [
      'Halteres à frente do corpo, passo largo para o lado.',
      'Sente para trás sobre essa perna, empurre e volte.',
    ],
  },
  'dumbbell-curtsy-lunge': {
    name: 'Afundo cruzado com halteres',
    aliases: ['afundo cruzado', 'curtsy lunge', 'afundo reverência'],
    howTo: [
      'Halteres ao lado, passo atrás cruzando a outra perna.',
      'Desça o joelho com o quadril virado para a frente e volte.',
    ],
  },
  'band-squat': {
    name: 'Agachamento com elástico',
    aliases: ['agachamento elástico'],
    howTo: ['Pise no elástico e segure-o nos ombros.', 'Agache e suba contra a resistência.'],
  },
  'suspension-squat': {
    name: 'Agachamento na fita',
    aliases: ['agachamento no TRX'],
    howTo: ['Segure as fitas e incline-se um pouco para trás.', 'Agache fundo e suba com pouca ajuda dos braços.'],
  },
  'barbell-sumo-squat': {
    name: 'Agachamento sumô com barra',
    aliases: ['sumô com barra nas costas'],
    howTo: ['Barra nas costas, pés afastados, pontas para fora.', 'Agache entre os joelhos e suba.'],
  },
  'jumping-lunge': {
    name: 'Afundo com salto',
    aliases: ['avanço com salto'],
    howTo: ['Desça em afundo.', 'Salte, troque as pernas no ar e caia suave.'],
  },
  'frog-jump': {
    name: 'Salto de sapo',
    aliases: ['pulo de sapo'],
    howTo: ['Agache com as mãos entre os pés.', 'Salte à frente e caia agachado.'],
  },
  'assisted-pistol-squat': {
    name: 'Agachamento pistol assistido',
    aliases: ['pistol com apoio'],
    howTo: ['Segure em algo e estenda uma perna à frente.', 'Agache na outra perna e suba.'],
  },
  'overhead-dumbbell-lunge': {
    name: 'Afundo com halteres acima da cabeça',
    aliases: ['afundo overhead'],
    howTo: ['Halteres acima da cabeça, braços esticados.', 'Avance em afundo e volte sem mexer os pesos.'],
  },
} satisfies TextsOf<typeof QUADS>
