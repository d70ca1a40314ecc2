import type { BACK } from '../../catalogue/back.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const back = {
  'pull-up': {
    name: 'Barra fixa',
    aliases: ['barra', 'barra fixa pronada', 'pull-up'],
    howTo: ['Pegada pronada, um pouco além dos ombros.', 'Puxe os cotovelos para baixo até o queixo passar da barra.'],
  },
  'weighted-pull-up': {
    name: 'Barra fixa com carga',
    aliases: ['barra fixa com peso', 'weighted pull-up'],
    howTo: ['Prenda a anilha no cinto e comece com os braços esticados.', 'Queixo acima da barra e desça controlando.'],
  },
  'assisted-pull-up': {
    name: 'Barra fixa assistida',
    aliases: ['graviton', 'gravitron', 'barra no graviton', 'barra assistida'],
    howTo: ['Escolha a ajuda da máquina e apoie os joelhos.', 'Puxe até o queixo passar da barra e desça devagar.'],
  },
  'chin-up': {
    name: 'Barra fixa supinada',
    aliases: ['chin-up', 'barra supinada', 'barra pegada invertida'],
    howTo: [
      'Palmas para você, mãos na largura dos ombros.',
      'Puxe o peito para a barra e desça até esticar os braços.',
    ],
  },
  'weighted-chin-up': {
    name: 'Barra fixa supinada com carga',
    aliases: ['chin-up com peso', 'barra supinada com peso'],
    howTo: ['Anilha no cinto, palmas para você.', 'Queixo acima da barra, sem balançar.'],
  },
  'neutral-grip-pull-up': {
    name: 'Barra fixa pegada neutra',
    aliases: ['barra neutra', 'barra fixa neutra'],
    howTo: [
      'Palmas de frente uma para a outra nas pegadas paralelas.',
      'Puxe até as mãos chegarem aos ombros e desça todo.',
    ],
  },
  'lat-pulldown': {
    name: 'Puxada frontal',
    aliases: ['puxada', 'pulley', 'pulley frente', 'puxada alta', 'lat pulldown'],
    howTo: [
      'Coxas presas sob o apoio, pegada além dos ombros.',
      'Puxe a barra até o peito superior e suba até esticar os braços.',
    ],
  },
  'close-grip-lat-pulldown': {
    name: 'Puxada com triângulo',
    aliases: ['puxada triângulo', 'puxada fechada', 'pulley triângulo', 'puxada neutra'],
    howTo: ['Use o triângulo, peito aberto.', 'Puxe até o peito superior com os cotovelos junto ao corpo.'],
  },
  'reverse-grip-lat-pulldown': {
    name: 'Puxada supinada',
    aliases: ['puxada invertida', 'pulley supinado', 'puxada pegada supinada'],
    howTo: ['Pegada supinada na largura dos ombros.', 'Leve os cotovelos às costelas e volte alongando.'],
  },
  'straight-arm-pulldown': {
    name: 'Pulldown com braços estendidos',
    aliases: ['pulldown', 'pullover na polia', 'puxada braço reto'],
    howTo: [
      'Incline um pouco o tronco, braços quase esticados na polia alta.',
      'Leve a barra até as coxas usando as costas.',
    ],
  },
  'barbell-row': {
    name: 'Remada curvada com barra',
    aliases: ['remada curvada', 'remada com barra', 'barbell row'],
    howTo: [
      'Incline até o tronco ficar quase paralelo ao chão, coluna reta.',
      'Puxe a barra até o umbigo e desça sem arredondar.',
    ],
  },
  'pendlay-row': {
    name: 'Remada Pendlay',
    aliases: ['pendlay', 'remada com parada'],
    howTo: [
      'Tronco paralelo ao chão, barra apoiada antes de cada repetição.',
      'Puxe forte até a base do peito e devolva ao chão.',
    ],
  },
  'reverse-grip-barbell-row': {
    name: 'Remada curvada supinada',
    aliases: ['remada Yates', 'remada pegada invertida', 'remada supinada'],
    howTo: ['Pegada supinada, tronco a uns 45 graus.', 'Puxe até a parte baixa do abdômen com os cotovelos fechados.'],
  },
  't-bar-row': {
    name: 'Remada cavalinho',
    aliases: ['cavalinho', 'remada T', 't-bar row'],
    howTo: ['Barra entre as pernas, quadril atrás, peito aberto.', 'Puxe até o esterno e junte as escápulas.'],
  },
  'dumbbell-row': {
    name: 'Remada unilateral com halter',
    aliases: ['serrote', 'remada serrote', 'remada com halter', 'dumbbell row'],
    howTo: ['Uma mão e um joelho no banco, coluna reta.', 'Puxe o halter até o quadril e desça até alongar.'],
  },
  'chest-supported-dumbbell-row': {
    name: 'Remada apoiada com halteres',
    aliases: ['remada no banco inclinado', 'remada com peito apoiado', 'seal row'],
    howTo: [
      'Peito no banco inclinado, halteres pendurados.',
      'Reme com os cotovelos para trás, sem tirar o peito do banco.',
    ],
  },
  'seated-cable-row': {
    name: 'Remada baixa',
    aliases: ['remada sentada', 'remada baixa triângulo', 'remada na polia', 'low row'],
    howTo: [
      'Sente com a coluna reta, joelhos levemente flexionados.',
      'Puxe até o umbigo, junte as escápulas e volte.',
    ],
  },
  'one-arm-cable-row': {
    name: 'Remada unilateral na polia',
    aliases: ['remada unilateral cabo', 'remada baixa unilateral'],
    howTo: ['Pegue a alça com uma mão, tronco parado.', 'Leve o cotovelo além do quadril e volte alongando.'],
  },
  'machine-row': {
    name: 'Remada na máquina',
    aliases: ['remada máquina', 'remada articulada', 'remada sentada máquina'],
    howTo: ['Peito no apoio, pegadas na altura da base do peito.', 'Puxe os cotovelos para trás e volte devagar.'],
  },
  'inverted-row': {
    name: 'Remada invertida',
    aliases: ['remada australiana', 'barra australiana', 'inverted row'],
    howTo: ['Pendure-se sob a barra com o corpo reto.', 'Puxe o peito até a barra. Quanto mais deitado, mais difícil.'],
  },
  'suspension-row': {
    name: 'Remada na fita de suspensão',
    aliases: ['remada TRX', 'remada na fita', 'remada na argola'],
    howTo: ['Incline para trás segurando as fitas, corpo reto.', 'Puxe o peito até as mãos e desça devagar.'],
  },
  'barbell-shrug': {
    name: 'Encolhimento com barra',
    aliases: ['encolhimento', 'trapézio com barra', 'shrug'],
    howTo: ['Barra com os braços esticados, em pé.', 'Suba os ombros em direção às orelhas, pare e desça.'],
  },
  'dumbbell-shrug': {
    name: 'Encolhimento com halteres',
    aliases: ['encolhimento halter', 'trapézio com halteres', 'shrug'],
    howTo: ['Halteres ao lado do corpo, braços soltos.', 'Suba os ombros, segure um instante e desça.'],
  },
  'rack-pull': {
    name: 'Rack pull',
    aliases: ['levantamento terra parcial', 'terra parcial'],
    howTo: ['Barra nos pinos logo abaixo dos joelhos, coluna firme.', 'Leve o quadril à frente até ficar em pé.'],
  },
  'back-extension': {
    name: 'Extensão lombar',
    aliases: ['hiperextensão', 'banco romano', 'lombar no banco'],
    howTo: ['Quadril no apoio, corpo reto.', 'Dobre no quadril e suba até alinhar o corpo.'],
  },
  'weighted-back-extension': {
    name: 'Extensão lombar com carga',
    aliases: ['hiperextensão com anilha', 'lombar com peso'],
    howTo: ['Segure uma anilha no peito.', 'Desça controlando e suba sem hiperestender.'],
  },
} satisfies TextsOf<typeof BACK>
