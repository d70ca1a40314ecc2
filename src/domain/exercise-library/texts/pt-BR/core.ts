import type { CORE } from '../../catalogue/core.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const core = {
  plank: {
    name: 'Prancha',
    aliases: ['prancha frontal', 'prancha abdominal', 'plank'],
    howTo: ['Antebraços no chão, corpo em linha reta.', 'Contraia glúteos e abdômen e segure.'],
  },
  'side-plank': {
    name: 'Prancha lateral',
    aliases: ['side plank'],
    howTo: ['Sobre um antebraço, pés juntos.', 'Suba o quadril até alinhar e segure.'],
  },
  crunch: {
    name: 'Abdominal reto',
    aliases: ['abdominal', 'supra', 'abdominal supra', 'crunch'],
    howTo: ['De costas, joelhos flexionados.', 'Leve as costelas em direção ao quadril e desça devagar.'],
  },
  'cable-crunch': {
    name: 'Abdominal na polia',
    aliases: ['abdominal na corda', 'abdominal ajoelhado', 'cable crunch'],
    howTo: [
      'Ajoelhado sob a polia, corda ao lado da cabeça.',
      'Leve as costelas em direção ao quadril, sem mexer o quadril.',
    ],
  },
  'machine-crunch': {
    name: 'Abdominal na máquina',
    aliases: ['abdominal máquina', 'crunch máquina'],
    howTo: ['Ajuste o apoio no peito ou segure as pegadas.', 'Enrole para baixo e volte sem encostar a carga.'],
  },
  'sit-up': {
    name: 'Abdominal completo',
    aliases: ['sit-up', 'abdominal sentando'],
    howTo: ['Joelhos flexionados, pés no chão.', 'Suba até sentar e desça devagar.'],
  },
  'decline-sit-up': {
    name: 'Abdominal no banco declinado',
    aliases: ['abdominal declinado', 'abdominal com carga'],
    howTo: [
      'Pés presos no banco declinado, com anilha no peito se quiser.',
      'Suba arredondando as costas e desça devagar.',
    ],
  },
  'reverse-crunch': {
    name: 'Abdominal infra',
    aliases: ['infra', 'abdominal inverso', 'reverse crunch'],
    howTo: ['De costas, joelhos acima do quadril.', 'Enrole o quadril tirando-o do chão e desça devagar.'],
  },
  'bicycle-crunch': {
    name: 'Abdominal bicicleta',
    aliases: ['bicicleta no chão', 'abdominal cruzado', 'bicycle crunch'],
    howTo: ['Mãos ao lado da cabeça, pernas fora do chão.', 'Leve o cotovelo ao joelho oposto, alternando.'],
  },
  'lying-leg-raise': {
    name: 'Elevação de pernas deitado',
    aliases: ['elevação de pernas', 'infra com pernas retas', 'leg raise'],
    howTo: ['De costas, lombar colada no chão.', 'Suba as pernas retas até a vertical e desça sem arquear.'],
  },
  'hanging-knee-raise': {
    name: 'Elevação de joelhos na barra',
    aliases: ['joelhos na barra', 'infra na barra'],
    howTo: ['Pendure-se na barra sem balançar.', 'Leve os joelhos ao peito e desça devagar.'],
  },
  'hanging-leg-raise': {
    name: 'Elevação de pernas na barra',
    aliases: ['pernas na barra', 'infra na barra pernas retas', 'hanging leg raise'],
    howTo: ['Pendure-se na barra, pernas retas.', 'Suba até a altura do quadril ou mais e desça devagar.'],
  },
  'toes-to-bar': {
    name: 'Pés na barra',
    aliases: ['toes to bar', 'T2B'],
    howTo: ['Pendure-se na barra.', 'Leve os pés até a barra e desça controlando.'],
  },
  'captains-chair-leg-raise': {
    name: 'Elevação de pernas na paralela',
    aliases: ['infra na paralela', 'cadeira romana'],
    howTo: ['Antebraços nos apoios, costas no encosto.', 'Suba os joelhos ou as pernas e desça devagar.'],
  },
  'ab-wheel-rollout': {
    name: 'Roda abdominal',
    aliases: ['rolinho abdominal', 'ab wheel', 'rodinha'],
    howTo: ['Ajoelhado, roda sob os ombros.', 'Role à frente até onde não arquear e puxe de volta.'],
  },
  'russian-twist': {
    name: 'Russian twist',
    aliases: ['rotação russa', 'abdominal russo', 'giro russo'],
    howTo: ['Incline para trás, pés leves, anilha nas mãos.', 'Gire os ombros de um lado para o outro.'],
  },
  'cable-woodchop': {
    name: 'Lenhador na polia',
    aliases: ['woodchop', 'rotação na polia', 'lenhador'],
    howTo: ['Polia alta, duas mãos na alça.', 'Puxe até o quadril oposto girando o tronco.'],
  },
  'pallof-press': {
    name: 'Pallof press',
    aliases: ['anti-rotação na polia', 'pallof'],
    howTo: ['De lado para a polia, mãos no peito.', 'Empurre à frente e resista ao giro.'],
  },
  'dumbbell-side-bend': {
    name: 'Flexão lateral com halter',
    aliases: ['inclinação lateral', 'oblíquo com halter', 'side bend'],
    howTo: ['Halter em uma mão.', 'Incline para esse lado e volte com a cintura.'],
  },
  'dead-bug': {
    name: 'Dead bug',
    aliases: ['inseto morto'],
    howTo: ['De costas, braços e joelhos no alto.', 'Desça braço e perna opostos com a lombar no chão.'],
  },
  'hollow-hold': {
    name: 'Hollow hold',
    aliases: ['canoa', 'isometria canoa', 'hollow'],
    howTo: ['De costas, braços e pernas fora do chão.', 'Pressione a lombar no chão e segure.'],
  },
  'mountain-climber': {
    name: 'Escalador',
    aliases: ['mountain climber', 'alpinista'],
    howTo: ['Posição de flexão, ombros sobre as mãos.', 'Leve os joelhos ao peito, alternando rápido.'],
  },
  'weighted-plank': {
    name: 'Prancha com anilha',
    aliases: ['prancha com carga', 'prancha com peso', 'weighted plank'],
    howTo: ['Peça para colocarem a anilha no meio das costas.', 'Antebraços no chão, corpo em linha reta, e segure.'],
  },
  'reverse-plank': {
    name: 'Prancha reversa',
    aliases: ['prancha invertida', 'reverse plank'],
    howTo: [
      'Sentado, pernas retas, mãos atrás do quadril.',
      'Suba o quadril até alinhar ombros e calcanhares e segure.',
    ],
  },
  'plank-shoulder-tap': {
    name: 'Prancha com toque no ombro',
    aliases: ['toque no ombro', 'shoulder tap'],
    howTo: ['Posição de flexão, pés afastados.', 'Toque o ombro oposto, alternando, sem girar o quadril.'],
  },
  'bird-dog': {
    name: 'Bird dog',
    aliases: ['perdigueiro', 'quatro apoios alternado'],
    howTo: ['Em quatro apoios, coluna neutra.', 'Estenda braço e perna opostos, pare um instante e troque.'],
  },
  'weighted-crunch': {
    name: 'Abdominal reto com anilha',
    aliases: ['abdominal supra com anilha', 'supra com peso', 'weighted crunch'],
    howTo: [
      'De costas, joelhos flexionados, anilha no peito.',
      'Leve as costelas em direção ao quadril e desça devagar.',
    ],
  },
  'stability-ball-crunch': {
    name: 'Abdominal na bola',
    aliases: ['abdominal na bola suíça', 'abdominal na bola de pilates', 'swiss ball crunch'],
    howTo: ['Lombar apoiada na bola, pés no chão.', 'Alongue o abdômen sobre a bola e enrole para cima.'],
  },
  'oblique-crunch': {
    name: 'Abdominal oblíquo',
    aliases: ['oblíquo no chão', 'abdominal lateral', 'oblique crunch'],
    howTo: [
      'De costas, os dois joelhos caídos para um lado.',
      'Enrole as costelas para cima e desça devagar; depois o outro lado.',
    ],
  },
  'heel-touch': {
    name: 'Toque no calcanhar',
    aliases: ['abdominal toque no calcanhar', 'abdominal pinguim', 'heel touch'],
    howTo: ['De costas, joelhos flexionados, ombros fora do chão.', 'Toque um calcanhar e depois o outro.'],
  },
  'v-up': {
    name: 'Abdominal canivete',
    aliases: ['V-up', 'abdominal em V', 'canivete'],
    howTo: ['Deitado, braços atrás da cabeça.', 'Feche o corpo até as mãos tocarem os pés e desça devagar.'],
  },
  'flutter-kick': {
    name: 'Abdominal tesoura',
    aliases: ['tesourinha', 'flutter kick', 'pernada alternada'],
    howTo: [
      'De costas, pernas retas, calcanhares fora do chão.',
      'Alterne batidas curtas com a lombar colada no chão.',
    ],
  },
  'dragon-flag': {
    name: 'Dragon flag',
    aliases: ['bandeira do dragão', 'abdominal Bruce Lee'],
    howTo: ['Deitado no banco, segure-o atrás da cabeça.', 'Suba o corpo sobre os ombros e desça reto como uma tábua.'],
  },
  'l-sit': {
    name: 'L-sit',
    aliases: ['isometria em L', 'esquadro'],
    howTo: ['Mãos nas barras ou no chão, braços travados.', 'Suba as pernas retas até a horizontal e segure.'],
  },
  'hollow-rock': {
    name: 'Hollow rock',
    aliases: ['canoinha', 'canoa com balanço'],
    howTo: [
      'De costas, braços e pernas esticados fora do chão.',
      'Balance dos ombros ao quadril sem perder a posição.',
    ],
  },
  'hanging-windshield-wiper': {
    name: 'Limpador de para-brisa na barra',
    aliases: ['para-brisa na barra', 'windshield wiper'],
    howTo: ['Pendure-se e suba as pernas até a barra.', 'Leve-as de um lado ao outro controlando.'],
  },
  'weighted-hanging-knee-raise': {
    name: 'Elevação de joelhos na barra com carga',
    aliases: ['joelhos na barra com peso', 'infra na barra com carga'],
    howTo: ['Pendure-se na barra com halter entre os pés ou caneleiras.', 'Leve os joelhos ao peito e desça devagar.'],
  },
  'standing-ab-wheel-rollout': {
    name: 'Roda abdominal em pé',
    aliases: ['rolinho em pé', 'rodinha em pé', 'standing ab wheel'],
    howTo: [
      'Em pé, incline e apoie a roda no chão.',
      'Role à frente enquanto a lombar não arquear e volte até os pés.',
    ],
  },
  'barbell-rollout': {
    name: 'Rollout com barra',
    aliases: ['abdominal com barra no chão', 'barbell rollout'],
    howTo: ['Ajoelhado, mãos na barra com anilhas redondas.', 'Role à frente sem arquear e puxe de volta.'],
  },
  'torso-rotation-machine': {
    name: 'Rotação de tronco na máquina',
    aliases: ['rotary torso', 'máquina de oblíquo', 'rotação na máquina'],
    howTo: ['Sentado ereto, peito nos apoios, quadril firme.', 'Gire para um lado com a cintura e volte devagar.'],
  },
  'landmine-rotation': {
    name: 'Rotação no landmine',
    aliases: ['landmine 180', 'landmine twist', 'giro no landmine'],
    howTo: [
      'Em pé, ponta da barra nas duas mãos, braços longos.',
      'Leve a barra de um quadril ao outro, freando na descida.',
    ],
  },
  'ghd-sit-up': {
    name: 'Abdominal no GHD',
    aliases: ['GHD sit-up', 'abdominal no banco GHD'],
    howTo: ['Pés presos, quadril logo depois do apoio.', 'Desça até a horizontal ou mais e suba esticando as pernas.'],
  },
  'cable-side-bend': {
    name: 'Flexão lateral na polia',
    aliases: ['inclinação lateral no cabo'],
    howTo: ['De lado para a polia baixa, puxador em uma mão.', 'Incline-se e suba pela lateral.'],
  },
  'band-side-bend': {
    name: 'Flexão lateral com elástico',
    aliases: ['inclinação lateral com elástico'],
    howTo: ['Pise no elástico, a outra ponta em uma mão.', 'Incline-se para o lado oposto e volte devagar.'],
  },
  'toe-touch-crunch': {
    name: 'Abdominal tocando os pés',
    aliases: ['toque nos pés'],
    howTo: ['Deite com as pernas esticadas para cima.', 'Alcance os pés tirando os ombros do chão.'],
  },
  'knees-to-elbows': {
    name: 'Joelhos aos cotovelos',
    aliases: ['joelho no cotovelo na barra'],
    howTo: ['Pendure-se na barra de braços esticados.', 'Leve os joelhos aos cotovelos e desça controlando.'],
  },
  'spiderman-plank': {
    name: 'Prancha homem-aranha',
    aliases: ['prancha spiderman'],
    howTo: ['Fique em prancha.', 'Leve o joelho ao cotovelo do mesmo lado e troque.'],
  },
  'plank-push-up': {
    name: 'Prancha com subida',
    aliases: ['prancha sobe e desce'],
    howTo: ['Fique em prancha nos antebraços.', 'Suba para as mãos, um braço por vez, e desça.'],
  },
  'suspension-jackknife': {
    name: 'Canivete na fita',
    aliases: ['joelhos ao peito no TRX'],
    howTo: ['Prancha com os pés nas fitas.', 'Puxe os joelhos ao peito, quadril alto.'],
  },
} satisfies TextsOf<typeof CORE>
