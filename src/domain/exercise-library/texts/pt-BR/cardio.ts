import type { CARDIO } from '../../catalogue/cardio.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const cardio = {
  'treadmill-run': {
    name: 'Corrida na esteira',
    aliases: ['esteira', 'correr na esteira', 'treadmill'],
    howTo: ['Ajuste a velocidade; um por cento de inclinação imita a rua.', 'Passos curtos, ombros soltos.'],
  },
  'treadmill-walk': {
    name: 'Caminhada na esteira',
    aliases: ['caminhada inclinada', 'esteira inclinada', '12-3-30'],
    howTo: ['Ajuste velocidade e inclinação.', 'Caminhe sem segurar nas barras.'],
  },
  'outdoor-run': {
    name: 'Corrida na rua',
    aliases: ['corrida ao ar livre', 'corrida', 'correr', 'running'],
    howTo: ['Comece leve por alguns minutos.', 'Mantenha um ritmo que dure até o fim.'],
  },
  'outdoor-walk': {
    name: 'Caminhada ao ar livre',
    aliases: ['caminhada', 'andar'],
    howTo: ['Passos rápidos, braços soltos.', 'Suba ladeiras para dificultar.'],
  },
  'stationary-bike': {
    name: 'Bicicleta ergométrica',
    aliases: ['bike', 'spinning', 'bicicleta', 'ergométrica'],
    howTo: ['Banco na altura do quadril, joelho levemente flexionado embaixo.', 'Mantenha a cadência.'],
  },
  'outdoor-cycling': {
    name: 'Ciclismo',
    aliases: ['pedal', 'bicicleta na rua', 'bike ao ar livre'],
    howTo: ['Comece numa marcha leve.', 'Mantenha a cadência.'],
  },
  'air-bike': {
    name: 'Air bike',
    aliases: ['assault bike', 'bike de ar'],
    howTo: ['Empurre e puxe as hastes enquanto pedala.', 'Quanto mais força, mais resistência.'],
  },
  'elliptical-trainer': {
    name: 'Elíptico',
    aliases: ['transport', 'elliptical'],
    howTo: ['Corpo ereto, pé inteiro no pedal.', 'Empurre e puxe com braços e pernas.'],
  },
  'rowing-machine': {
    name: 'Remo (ergômetro)',
    aliases: ['remo', 'remo seco', 'rowing', 'Concept2'],
    howTo: ['Pernas, depois tronco, depois braços; volte ao contrário.', 'Remadas longas, ombros soltos.'],
  },
  'stair-climber': {
    name: 'Escada ergométrica',
    aliases: ['escada', 'stair climber', 'simulador de escada'],
    howTo: ['Corpo ereto, pise com o pé inteiro.', 'Evite se apoiar nas barras.'],
  },
  'ski-erg': {
    name: 'SkiErg',
    aliases: ['ski erg', 'simulador de esqui'],
    howTo: ['Braços no alto, incline e puxe até passar do quadril.', 'Fique ereto a cada puxada.'],
  },
  swimming: {
    name: 'Natação',
    aliases: ['nadar', 'crawl', 'piscina'],
    howTo: ['Aqueça com piscinas leves.', 'Braçadas longas, respiração constante.'],
  },
  'jump-rope': {
    name: 'Pular corda',
    aliases: ['corda', 'jump rope', 'double under'],
    howTo: ['Gire a corda com os punhos.', 'Saltos pequenos na ponta dos pés.'],
  },
  sprint: {
    name: 'Tiro de corrida',
    aliases: ['tiros', 'sprint', 'pique'],
    howTo: [
      'Aqueça bem e ganhe velocidade nos primeiros passos.',
      'Corra no máximo pela distância e descanse bem antes do próximo.',
    ],
  },
  hiking: {
    name: 'Trilha',
    aliases: ['trekking', 'hiking', 'caminhada na trilha'],
    howTo: ['Passos curtos na subida, pé inteiro no chão.', 'Desça com os joelhos soltos e beba água no caminho.'],
  },
  rucking: {
    name: 'Caminhada com mochila',
    aliases: ['rucking', 'marcha com mochila', 'caminhada com colete'],
    howTo: ['Mochila alta e justa nas costas.', 'Ande rápido com o peito aberto; aumente o peso aos poucos.'],
  },
  'recumbent-bike': {
    name: 'Bicicleta horizontal',
    aliases: ['bike horizontal', 'bicicleta reclinada', 'recumbent bike'],
    howTo: ['Ajuste o banco para o joelho não esticar por completo.', 'Costas no encosto e cadência constante.'],
  },
  'bike-erg': {
    name: 'BikeErg',
    aliases: ['bike erg', 'bike Concept2', 'bike ergômetro'],
    howTo: ['Ajuste o damper e comece leve.', 'Mantenha a cadência e acompanhe o ritmo.'],
  },
  'upper-body-ergometer': {
    name: 'Bicicleta de braço',
    aliases: ['ergômetro de braço', 'bike de braço', 'arm bike'],
    howTo: ['Eixo na altura dos ombros, cotovelos sem travar.', 'Gire contínuo para a frente e depois para trás.'],
  },
  'inline-skating': {
    name: 'Patinação',
    aliases: ['patins', 'andar de patins', 'patinar', 'rollerblade'],
    howTo: ['Joelhos flexionados, peso no meio dos patins.', 'Empurre para o lado e deslize na outra perna.'],
  },
  'jumping-jack': {
    name: 'Polichinelo',
    aliases: ['polichinelos', 'jumping jack'],
    howTo: ['Salte abrindo as pernas e leve as mãos acima da cabeça.', 'Salte de volta, aterrissando macio.'],
  },
  'high-knees': {
    name: 'Skipping alto',
    aliases: ['corrida com joelhos altos', 'corrida parada', 'high knees'],
    howTo: ['Corra no lugar, na ponta dos pés.', 'Suba cada joelho à altura do quadril, usando os braços.'],
  },
  boxing: {
    name: 'Boxe',
    aliases: ['saco de pancada', 'treino de boxe', 'sombra'],
    howTo: ['Guarda alta, queixo baixo, joelhos soltos.', 'Gire quadril e ombro em cada golpe e recolha a mão.'],
  },
  'rock-climbing': {
    name: 'Escalada',
    aliases: ['escalada indoor', 'boulder', 'climbing'],
    howTo: ['Aqueça os dedos em agarras grandes.', 'Braços esticados, empurre com as pernas, quadril perto da parede.'],
  },
  yoga: {
    name: 'Yoga',
    aliases: ['ioga', 'vinyasa', 'hatha yoga'],
    howTo: ['Mova-se com a respiração, inspirando pelo nariz.', 'Fique em cada postura enquanto ela estiver estável.'],
  },
  aerobics: {
    name: 'Aeróbica',
    aliases: ['aula de aeróbica'],
    howTo: ['Siga a música em um ritmo que dê para conversar.', 'Caia suave, joelhos soltos.'],
  },
  hiit: {
    name: 'HIIT',
    aliases: ['treino intervalado', 'tabata'],
    howTo: ['Vá forte por pouco tempo.', 'Descanse pouco e repita.'],
  },
  pilates: {
    name: 'Pilates',
    aliases: ['pilates solo'],
    howTo: ['Solte o ar no esforço, umbigo para dentro.', 'Mova-se devagar e com controle.'],
  },
  skiing: {
    name: 'Esqui',
    aliases: ['esquiar', 'esqui cross-country'],
    howTo: ['Joelhos flexionados e peso à frente.', 'Olhe para onde quer ir.'],
  },
  snowboarding: {
    name: 'Snowboard',
    aliases: ['prancha na neve'],
    howTo: ['Fique baixo, peso nos dois pés.', 'Vire com o quadril e os ombros.'],
  },
  stretching: {
    name: 'Alongamento',
    aliases: ['mobilidade'],
    howTo: ['Vá até sentir um leve puxão.', 'Respire e segure sem balançar.'],
  },
  'warm-up': {
    name: 'Aquecimento',
    aliases: ['aquecimento geral'],
    howTo: ['Comece leve até sentir o corpo quente.', 'Mova cada articulação que o treino usa.'],
  },
} satisfies TextsOf<typeof CARDIO>
