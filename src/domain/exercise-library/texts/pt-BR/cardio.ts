import type { CARDIO } from '../../catalogue/cardio.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const cardio = {
  'treadmill-run': {
    name: 'Corrida na esteira',
    aliases: ['esteira', 'correr na esteira', 'treadmill'],
    howTo: [
      'Ajuste o ritmo. Com 1% de inclinação, o esforço é parecido com o da rua.',
      'Passos curtos, ombros soltos.',
    ],
  },
  'treadmill-walk': {
    name: 'Caminhada na esteira',
    aliases: ['caminhada inclinada', 'esteira inclinada', '12-3-30'],
    howTo: ['Ajuste a velocidade e a inclinação.', 'Caminhe sem segurar nas barras.'],
  },
  'outdoor-run': {
    name: 'Corrida na rua',
    aliases: ['corrida ao ar livre', 'corrida', 'correr', 'running'],
    howTo: ['Vá leve nos primeiros minutos.', 'Mantenha um ritmo que você aguente até o fim.'],
  },
  'outdoor-walk': {
    name: 'Caminhada ao ar livre',
    aliases: ['caminhada', 'andar'],
    howTo: ['Passos rápidos, braços soltos.', 'Suba ladeiras se quiser dificultar.'],
  },
  'stationary-bike': {
    name: 'Bicicleta ergométrica',
    aliases: ['bike', 'spinning', 'bicicleta', 'ergométrica'],
    howTo: [
      'Banco na altura do quadril, joelho levemente flexionado no ponto mais baixo.',
      'Mantenha uma cadência constante.',
    ],
  },
  'outdoor-cycling': {
    name: 'Ciclismo',
    aliases: ['pedal', 'bicicleta na rua', 'bike ao ar livre'],
    howTo: ['Comece em uma marcha leve.', 'Mantenha uma cadência constante.'],
  },
  'air-bike': {
    name: 'Air bike',
    aliases: ['assault bike', 'bike de ar'],
    howTo: ['Empurre e puxe as hastes enquanto pedala.', 'Quanto mais força você faz, maior a resistência.'],
  },
  'elliptical-trainer': {
    name: 'Elíptico',
    aliases: ['transport', 'elliptical'],
    howTo: [
      'Corpo ereto, pé inteiro no pedal.',
      'Empurre com as pernas e use os braços para empurrar e puxar as hastes.',
    ],
  },
  'rowing-machine': {
    name: 'Remo ergômetro',
    aliases: ['remo', 'remo seco', 'rowing', 'Concept2', 'remo ergométrico'],
    howTo: [
      'Empurre com as pernas, incline o tronco para trás e puxe. Volte na ordem inversa.',
      'Remadas longas, ombros soltos.',
    ],
  },
  'stair-climber': {
    name: 'Escada ergométrica',
    aliases: ['escada', 'stair climber', 'simulador de escada'],
    howTo: ['Corpo ereto, pé inteiro no degrau.', 'Evite apoiar o peso nas barras.'],
  },
  'ski-erg': {
    name: 'SkiErg',
    aliases: ['ski erg', 'simulador de esqui'],
    howTo: [
      'Braços no alto, incline o tronco e puxe até as mãos passarem do quadril.',
      'Endireite o corpo depois de cada puxada.',
    ],
  },
  swimming: {
    name: 'Natação',
    aliases: ['nadar', 'crawl', 'piscina'],
    howTo: ['Aqueça nadando devagar.', 'Braçadas longas, respiração constante.'],
  },
  'jump-rope': {
    name: 'Pular corda',
    aliases: ['corda', 'jump rope', 'double under'],
    howTo: ['Gire a corda com os punhos.', 'Dê saltos pequenos, na ponta dos pés.'],
  },
  sprint: {
    name: 'Tiro de corrida',
    aliases: ['tiros', 'sprint', 'pique'],
    howTo: [
      'Aqueça bem e ganhe velocidade nos primeiros passos.',
      'Corra a distância toda em velocidade máxima e descanse bem antes do próximo tiro.',
    ],
  },
  hiking: {
    name: 'Trilha',
    aliases: ['trekking', 'hiking', 'caminhada na trilha'],
    howTo: ['Na subida, passos curtos e pé inteiro no chão.', 'Desça com os joelhos soltos e beba água no caminho.'],
  },
  rucking: {
    name: 'Caminhada com mochila',
    aliases: ['rucking', 'marcha com mochila', 'caminhada com colete'],
    howTo: ['Mochila alta e justa nas costas.', 'Ande rápido com o peito aberto e aumente o peso aos poucos.'],
  },
  'recumbent-bike': {
    name: 'Bicicleta horizontal',
    aliases: ['bike horizontal', 'bicicleta reclinada', 'recumbent bike'],
    howTo: ['Ajuste o banco para o joelho não esticar por completo.', 'Costas no encosto, cadência constante.'],
  },
  'bike-erg': {
    name: 'BikeErg',
    aliases: ['bike erg', 'bike Concept2', 'bike ergômetro'],
    howTo: ['Ajuste o damper e comece leve.', 'Mantenha uma cadência constante e acompanhe o ritmo na tela.'],
  },
  'upper-body-ergometer': {
    name: 'Bicicleta de braço',
    aliases: ['ergômetro de braço', 'bike de braço', 'arm bike'],
    howTo: [
      'Eixo na altura dos ombros, cotovelos sem travar.',
      'Gire as manivelas para a frente e, na metade do tempo, inverta o sentido.',
    ],
  },
  'inline-skating': {
    name: 'Patinação',
    aliases: ['patins', 'andar de patins', 'patinar', 'rollerblade'],
    howTo: [
      'Joelhos flexionados, peso no meio dos patins.',
      'Empurre para o lado com uma perna e deslize com a outra.',
    ],
  },
  'jumping-jack': {
    name: 'Polichinelo',
    aliases: ['polichinelos', 'jumping jack'],
    howTo: ['Salte abrindo as pernas e leve as mãos acima da cabeça.', 'Salte de volta e amorteça a queda.'],
  },
  'high-knees': {
    name: 'Skipping alto',
    aliases: ['corrida com joelhos altos', 'corrida parada', 'high knees'],
    howTo: ['Corra no lugar, na ponta dos pés.', 'Suba cada joelho até a altura do quadril e balance os braços.'],
  },
  boxing: {
    name: 'Boxe',
    aliases: ['saco de pancada', 'treino de boxe', 'sombra'],
    howTo: [
      'Guarda alta, queixo baixo, joelhos soltos.',
      'Gire o quadril e o ombro em cada golpe e volte com a mão à guarda.',
    ],
  },
  'rock-climbing': {
    name: 'Escalada',
    aliases: ['escalada indoor', 'boulder', 'climbing'],
    howTo: [
      'Aqueça os dedos em agarras grandes.',
      'Com os braços esticados e o quadril perto da parede, empurre com as pernas.',
    ],
  },
  yoga: {
    name: 'Yoga',
    aliases: ['ioga', 'vinyasa', 'hatha yoga'],
    howTo: [
      'Mova-se no ritmo da respiração, inspirando pelo nariz.',
      'Fique em cada postura enquanto conseguir mantê-la estável.',
    ],
  },
  aerobics: {
    name: 'Aeróbica',
    aliases: ['aula de aeróbica'],
    howTo: ['Siga a música em um ritmo que permita conversar.', 'Amorteça os saltos com os joelhos soltos.'],
  },
  hiit: {
    name: 'HIIT',
    aliases: ['treino intervalado', 'tabata'],
    howTo: ['Dê o máximo por pouco tempo.', 'Descanse pouco e repita.'],
  },
  pilates: {
    name: 'Pilates',
    aliases: ['pilates solo'],
    howTo: ['Solte o ar no esforço, com o umbigo para dentro.', 'Mova-se devagar e com controle.'],
  },
  skiing: {
    name: 'Esqui',
    aliases: ['esquiar', 'esqui cross-country'],
    howTo: ['Joelhos flexionados e peso à frente.', 'Olhe para onde quer ir.'],
  },
  snowboarding: {
    name: 'Snowboard',
    aliases: ['prancha na neve'],
    howTo: ['Joelhos flexionados, peso nos dois pés.', 'Vire com o quadril e os ombros.'],
  },
  stretching: {
    name: 'Alongamento',
    aliases: ['mobilidade'],
    howTo: ['Vá até sentir o músculo alongar, sem dor.', 'Respire e segure, sem balançar.'],
  },
  'warm-up': {
    name: 'Aquecimento',
    aliases: ['aquecimento geral'],
    howTo: ['Comece leve até sentir o corpo quente.', 'Movimente as articulações que vai usar no treino.'],
  },
} satisfies TextsOf<typeof CARDIO>
