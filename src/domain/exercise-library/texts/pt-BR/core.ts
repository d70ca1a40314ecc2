import type { CORE } from '../../catalogue/core.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const core = {
  plank: {
    name: 'Prancha',
    aliases: ['prancha frontal', 'prancha abdominal', 'plank'],
    howTo: ['Antebraços no chão, corpo reto.', 'Contraia os glúteos e o abdômen e segure até o fim do tempo.'],
  },
  'side-plank': {
    name: 'Prancha lateral',
    aliases: ['side plank'],
    howTo: [
      'De lado, apoie um antebraço no chão, pés juntos.',
      'Suba o quadril até alinhar o corpo e segure até o fim do tempo.',
    ],
  },
  crunch: {
    name: 'Abdominal reto',
    aliases: ['abdominal', 'supra', 'abdominal supra', 'crunch'],
    howTo: [
      'Deite de barriga para cima, joelhos flexionados.',
      'Leve as costelas em direção ao quadril e desça devagar.',
    ],
  },
  'cable-crunch': {
    name: 'Abdominal na polia',
    aliases: ['abdominal na corda', 'abdominal ajoelhado', 'cable crunch'],
    howTo: [
      'Ajoelhe de frente para a polia alta, corda ao lado da cabeça.',
      'Sem mexer o quadril, enrole o tronco até os cotovelos chegarem perto das coxas e volte devagar.',
    ],
  },
  'machine-crunch': {
    name: 'Abdominal na máquina',
    aliases: ['abdominal máquina', 'crunch máquina'],
    howTo: [
      'Ajuste o apoio no peito ou segure as manoplas.',
      'Enrole o tronco para baixo e volte sem deixar as placas encostarem.',
    ],
  },
  'sit-up': {
    name: 'Abdominal completo',
    aliases: ['sit-up', 'abdominal sentando'],
    howTo: ['Deite com os joelhos flexionados, pés no chão.', 'Suba o tronco até sentar e desça devagar.'],
  },
  'decline-sit-up': {
    name: 'Abdominal no banco declinado',
    aliases: ['abdominal declinado', 'abdominal com carga'],
    howTo: [
      'Pés presos no banco declinado, com anilha no peito se quiser.',
      'Suba o tronco curvando as costas e desça devagar.',
    ],
  },
  'reverse-crunch': {
    name: 'Abdominal infra',
    aliases: ['infra', 'abdominal inverso', 'reverse crunch'],
    howTo: [
      'Deite de barriga para cima, joelhos acima do quadril.',
      'Enrole o quadril até ele sair do chão e desça devagar.',
    ],
  },
  'bicycle-crunch': {
    name: 'Abdominal bicicleta',
    aliases: ['bicicleta no chão', 'abdominal cruzado', 'bicycle crunch'],
    howTo: [
      'Deite com as mãos ao lado da cabeça, pernas fora do chão.',
      'Leve o cotovelo em direção ao joelho oposto, alternando.',
    ],
  },
  'lying-leg-raise': {
    name: 'Elevação de pernas no chão',
    aliases: ['elevação de pernas', 'infra com pernas retas', 'leg raise', 'elevação de pernas deitado'],
    howTo: [
      'Deite de barriga para cima, lombar colada no chão.',
      'Suba as pernas retas até a vertical e desça sem tirar a lombar do chão.',
    ],
  },
  'hanging-knee-raise': {
    name: 'Elevação de joelhos na barra',
    aliases: ['joelhos na barra', 'infra na barra'],
    howTo: ['Pendure-se na barra sem balançar.', 'Leve os joelhos em direção ao peito e desça devagar.'],
  },
  'hanging-leg-raise': {
    name: 'Elevação de pernas na barra',
    aliases: ['pernas na barra', 'infra na barra pernas retas', 'hanging leg raise'],
    howTo: [
      'Pendure-se na barra com as pernas retas.',
      'Suba as pernas até a altura do quadril ou mais e desça devagar.',
    ],
  },
  'toes-to-bar': {
    name: 'Pés na barra',
    aliases: ['toes to bar', 'T2B'],
    howTo: ['Pendure-se na barra com os braços esticados.', 'Leve os pés até a barra e desça com controle.'],
  },
  'captains-chair-leg-raise': {
    name: 'Elevação de pernas na paralela',
    aliases: ['infra na paralela', 'cadeira romana'],
    howTo: [
      'Antebraços nos apoios, costas no encosto.',
      'Suba os joelhos ou as pernas até a altura do quadril e desça devagar.',
    ],
  },
  'ab-wheel-rollout': {
    name: 'Roda abdominal',
    aliases: ['rolinho abdominal', 'ab wheel', 'rodinha'],
    howTo: ['Ajoelhe com a roda abaixo dos ombros.', 'Leve a roda à frente até onde der sem arquear a lombar e volte.'],
  },
  'russian-twist': {
    name: 'Russian twist',
    aliases: ['rotação russa', 'abdominal russo', 'giro russo'],
    howTo: [
      'Sente, segure a anilha e incline o tronco para trás, com os pés mal tocando o chão.',
      'Gire o tronco, levando a anilha de um lado para o outro.',
    ],
  },
  'cable-woodchop': {
    name: 'Lenhador na polia',
    aliases: ['woodchop', 'rotação na polia', 'lenhador'],
    howTo: [
      'Polia alta ao seu lado, as duas mãos na alça.',
      'Puxe a alça até o quadril oposto girando o tronco e volte devagar.',
    ],
  },
  'pallof-press': {
    name: 'Pallof press',
    aliases: ['anti-rotação na polia', 'pallof'],
    howTo: [
      'Regule a polia na altura do peito, fique de lado para ela e segure a alça junto ao corpo.',
      'Estique os braços para a frente sem deixar o tronco girar e volte.',
    ],
  },
  'dumbbell-side-bend': {
    name: 'Flexão lateral com halter',
    aliases: ['inclinação lateral', 'oblíquo com halter', 'side bend'],
    howTo: ['Em pé, halter em uma mão.', 'Incline o tronco para o lado do halter e volte com a força dos oblíquos.'],
  },
  'dead-bug': {
    name: 'Dead bug',
    aliases: ['inseto morto'],
    howTo: [
      'Deite de barriga para cima, braços esticados e joelhos no alto.',
      'Desça um braço e a perna oposta com a lombar no chão e alterne.',
    ],
  },
  'hollow-hold': {
    name: 'Hollow hold',
    aliases: ['canoa', 'isometria canoa', 'hollow'],
    howTo: [
      'Deite de barriga para cima, braços e pernas fora do chão.',
      'Pressione a lombar contra o chão e segure até o fim do tempo.',
    ],
  },
  'mountain-climber': {
    name: 'Escalador',
    aliases: ['mountain climber', 'alpinista'],
    howTo: ['Posição de flexão, ombros sobre as mãos.', 'Leve um joelho em direção ao peito e alterne rápido.'],
  },
  'weighted-plank': {
    name: 'Prancha com anilha',
    aliases: ['prancha com carga', 'prancha com peso', 'weighted plank'],
    howTo: [
      'Em prancha, peça para alguém colocar a anilha no meio das suas costas.',
      'Mantenha os antebraços no chão e o corpo reto até o fim do tempo.',
    ],
  },
  'reverse-plank': {
    name: 'Prancha reversa',
    aliases: ['prancha invertida', 'reverse plank'],
    howTo: [
      'Sente com as pernas retas, mãos no chão atrás do quadril.',
      'Suba o quadril até alinhar o corpo e segure até o fim do tempo.',
    ],
  },
  'plank-shoulder-tap': {
    name: 'Prancha com toque no ombro',
    aliases: ['toque no ombro', 'shoulder tap'],
    howTo: ['Posição de flexão, pés afastados.', 'Toque o ombro com a mão oposta, alternando, sem girar o quadril.'],
  },
  'bird-dog': {
    name: 'Bird dog',
    aliases: ['perdigueiro', 'quatro apoios alternado'],
    howTo: ['Em quatro apoios, coluna neutra.', 'Estenda um braço e a perna oposta, segure um instante e troque.'],
  },
  'weighted-crunch': {
    name: 'Abdominal reto com anilha',
    aliases: ['abdominal supra com anilha', 'supra com peso', 'weighted crunch'],
    howTo: [
      'Deite de barriga para cima, joelhos flexionados, anilha no peito.',
      'Leve as costelas em direção ao quadril e desça devagar.',
    ],
  },
  'stability-ball-crunch': {
    name: 'Abdominal na bola',
    aliases: ['abdominal na bola suíça', 'abdominal na bola de pilates', 'swiss ball crunch'],
    howTo: ['Lombar apoiada na bola, pés no chão.', 'Alongue o abdômen sobre a bola e enrole o tronco para cima.'],
  },
  'oblique-crunch': {
    name: 'Abdominal oblíquo',
    aliases: ['oblíquo no chão', 'abdominal lateral', 'oblique crunch'],
    howTo: [
      'Deite de barriga para cima, os dois joelhos caídos para um lado.',
      'Enrole o tronco para cima e desça devagar. Depois, troque de lado.',
    ],
  },
  'heel-touch': {
    name: 'Toque no calcanhar',
    aliases: ['abdominal toque no calcanhar', 'abdominal pinguim', 'heel touch'],
    howTo: [
      'Deite de barriga para cima, joelhos flexionados, ombros fora do chão.',
      'Toque um calcanhar com a mão do mesmo lado e alterne.',
    ],
  },
  'v-up': {
    name: 'Abdominal canivete',
    aliases: ['V-up', 'abdominal em V', 'canivete'],
    howTo: [
      'Deite com os braços esticados atrás da cabeça.',
      'Suba pernas e tronco juntos até as mãos tocarem os pés e desça devagar.',
    ],
  },
  'flutter-kick': {
    name: 'Abdominal tesoura',
    aliases: ['tesourinha', 'flutter kick', 'pernada alternada'],
    howTo: [
      'Deite de barriga para cima, pernas retas, calcanhares fora do chão.',
      'Bata as pernas em movimentos curtos, com a lombar colada no chão.',
    ],
  },
  'dragon-flag': {
    name: 'Dragon flag',
    aliases: ['bandeira do dragão', 'abdominal Bruce Lee'],
    howTo: [
      'Deite no banco e segure a borda atrás da cabeça.',
      'Suba o corpo até apoiar só os ombros e desça devagar, sem dobrar o quadril.',
    ],
  },
  'l-sit': {
    name: 'L-sit',
    aliases: ['isometria em L', 'esquadro'],
    howTo: [
      'Mãos nas barras ou no chão, braços esticados.',
      'Suba as pernas retas até a horizontal e segure até o fim do tempo.',
    ],
  },
  'hollow-rock': {
    name: 'Hollow rock',
    aliases: ['canoinha', 'canoa com balanço'],
    howTo: [
      'Deite de barriga para cima, braços e pernas esticados fora do chão.',
      'Balance o corpo dos ombros ao quadril sem perder a posição.',
    ],
  },
  'hanging-windshield-wiper': {
    name: 'Limpador de para-brisa na barra',
    aliases: ['para-brisa na barra', 'windshield wiper'],
    howTo: ['Pendure-se na barra e suba as pernas até ela.', 'Leve as pernas de um lado ao outro com controle.'],
  },
  'weighted-hanging-knee-raise': {
    name: 'Elevação de joelhos na barra com carga',
    aliases: ['joelhos na barra com peso', 'infra na barra com carga'],
    howTo: [
      'Pendure-se com um halter entre os pés ou com caneleiras.',
      'Leve os joelhos em direção ao peito e desça devagar.',
    ],
  },
  'standing-ab-wheel-rollout': {
    name: 'Roda abdominal em pé',
    aliases: ['rolinho em pé', 'rodinha em pé', 'standing ab wheel'],
    howTo: [
      'Em pé, incline o tronco e apoie a roda no chão.',
      'Leve a roda à frente até onde der sem arquear a lombar e volte com ela até os pés.',
    ],
  },
  'barbell-rollout': {
    name: 'Rollout com barra',
    aliases: ['abdominal com barra no chão', 'barbell rollout'],
    howTo: [
      'Ajoelhe com as mãos em uma barra com anilhas no chão.',
      'Role a barra à frente até onde der sem arquear a lombar e volte.',
    ],
  },
  'torso-rotation-machine': {
    name: 'Rotação de tronco na máquina',
    aliases: ['rotary torso', 'máquina de oblíquo', 'rotação na máquina'],
    howTo: [
      'Sente com as costas retas, peito nos apoios, quadril firme.',
      'Gire o tronco para um lado e volte devagar.',
    ],
  },
  'landmine-rotation': {
    name: 'Rotação no landmine',
    aliases: ['landmine 180', 'landmine twist', 'giro no landmine'],
    howTo: [
      'Em pé, segure a ponta da barra com as duas mãos, braços esticados.',
      'Leve a barra de um lado do quadril ao outro, freando na descida.',
    ],
  },
  'ghd-sit-up': {
    name: 'Abdominal no GHD',
    aliases: ['GHD sit-up', 'abdominal no banco GHD'],
    howTo: [
      'Pés presos, quadril logo depois do apoio.',
      'Desça o tronco até a horizontal e suba esticando as pernas com força.',
    ],
  },
  'cable-side-bend': {
    name: 'Flexão lateral na polia',
    aliases: ['inclinação lateral no cabo'],
    howTo: [
      'De lado para a polia baixa, alça na mão mais perto dela.',
      'Incline o tronco para o lado da polia e volte com a força dos oblíquos.',
    ],
  },
  'band-side-bend': {
    name: 'Flexão lateral com elástico',
    aliases: ['inclinação lateral com elástico'],
    howTo: [
      'Pise em uma ponta do elástico e segure a outra com a mão desse lado.',
      'Incline o tronco para o lado oposto e volte devagar.',
    ],
  },
  'toe-touch-crunch': {
    name: 'Abdominal tocando os pés',
    aliases: ['toque nos pés'],
    howTo: [
      'Deite de barriga para cima com as pernas na vertical.',
      'Leve as mãos em direção aos pés, tirando os ombros do chão.',
    ],
  },
  'knees-to-elbows': {
    name: 'Joelhos aos cotovelos',
    aliases: ['joelho no cotovelo na barra'],
    howTo: ['Pendure-se na barra com os braços esticados.', 'Leve os joelhos até os cotovelos e desça com controle.'],
  },
  'spiderman-plank': {
    name: 'Prancha homem-aranha',
    aliases: ['prancha spiderman'],
    howTo: ['Fique em prancha, antebraços no chão.', 'Leve um joelho até o cotovelo do mesmo lado e troque.'],
  },
  'plank-push-up': {
    name: 'Prancha sobe e desce',
    aliases: ['prancha com subida'],
    howTo: [
      'Fique em prancha, antebraços no chão.',
      'Apoie uma mão de cada vez até esticar os braços e volte aos antebraços do mesmo jeito.',
    ],
  },
  'suspension-jackknife': {
    name: 'Canivete no TRX',
    aliases: ['joelhos ao peito no TRX', 'canivete na fita'],
    howTo: ['Posição de flexão, pés nas alças.', 'Puxe os joelhos em direção ao peito, subindo o quadril, e volte.'],
  },
} satisfies TextsOf<typeof CORE>
