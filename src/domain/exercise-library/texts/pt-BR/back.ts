import type { BACK } from '../../catalogue/back.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const back = {
  'pull-up': {
    name: 'Barra fixa',
    aliases: ['barra', 'barra fixa pronada', 'pull-up'],
    howTo: ['Pegada pronada, um pouco além dos ombros.', 'Puxe os cotovelos para baixo até o queixo passar da barra.'],
  },
  'wide-grip-pull-up': {
    name: 'Barra fixa pegada aberta',
    aliases: ['barra aberta', 'barra fixa aberta', 'wide-grip pull-up'],
    howTo: ['Pegada pronada, mãos bem além dos ombros.', 'Puxe o peito até a barra e desça até esticar os braços.'],
  },
  'weighted-pull-up': {
    name: 'Barra fixa com carga',
    aliases: ['barra fixa com peso', 'weighted pull-up'],
    howTo: ['Prenda a anilha no cinto e comece com os braços esticados.', 'Queixo acima da barra e desça controlando.'],
  },
  'assisted-pull-up': {
    name: 'Barra fixa no Graviton',
    aliases: ['barra fixa assistida', 'graviton', 'gravitron', 'barra no graviton', 'barra assistida'],
    howTo: ['Escolha a ajuda da máquina e apoie os joelhos.', 'Puxe até o queixo passar da barra e desça devagar.'],
  },
  'band-assisted-pull-up': {
    name: 'Barra fixa com elástico',
    aliases: ['barra com elástico', 'barra assistida com elástico', 'barra com superband'],
    howTo: ['Prenda o elástico na barra e apoie nele o joelho ou o pé.', 'Passe o queixo da barra e segure a descida.'],
  },
  'negative-pull-up': {
    name: 'Barra fixa negativa',
    aliases: ['negativa na barra', 'barra excêntrica', 'negative pull-up'],
    howTo: [
      'Suba com um salto ou um banco até o queixo passar da barra.',
      'Desça em três a cinco segundos até esticar os braços.',
    ],
  },
  'scapular-pull-up': {
    name: 'Barra fixa escapular',
    aliases: ['depressão escapular na barra', 'scap pull-up'],
    howTo: ['Pendure-se com os braços esticados e solte os ombros.', 'Desça as escápulas sem dobrar os cotovelos.'],
  },
  'chin-up': {
    name: 'Barra fixa supinada',
    aliases: ['chin-up', 'barra supinada', 'barra pegada invertida'],
    howTo: [
      'Palmas para você, mãos na largura dos ombros.',
      'Puxe o peito para a barra e desça até esticar os braços.',
    ],
  },
  'assisted-chin-up': {
    name: 'Barra fixa supinada assistida',
    aliases: ['barra supinada no graviton', 'barra supinada assistida'],
    howTo: [
      'Escolha a ajuda e apoie os joelhos, palmas para você.',
      'Puxe o peito para as pegadas e desça até esticar os braços.',
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
      'Puxe até as mãos chegarem aos ombros e desça até esticar os braços.',
    ],
  },
  'weighted-neutral-grip-pull-up': {
    name: 'Barra fixa neutra com carga',
    aliases: ['barra neutra com peso', 'barra neutra lastrada'],
    howTo: [
      'Anilha no cinto, palmas de frente uma para a outra.',
      'Puxe até as mãos chegarem aos ombros e desça sem balançar.',
    ],
  },
  'flexed-arm-hang': {
    name: 'Isometria na barra fixa',
    aliases: [
      'suspensão com braços flexionados',
      'isometria com queixo na barra',
      'sustentação na barra',
      'flexed-arm hang',
    ],
    howTo: [
      'Comece no alto, com o queixo acima da barra.',
      'Segure com os cotovelos dobrados e o corpo parado até o fim do tempo.',
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
  'behind-the-neck-lat-pulldown': {
    name: 'Puxada por trás',
    aliases: ['puxada nuca', 'pulley nuca', 'pulley costas'],
    howTo: [
      'Pegada aberta, tronco levemente à frente, pescoço alinhado.',
      'Puxe a barra por trás até a altura das orelhas e volte.',
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
  'one-arm-lat-pulldown': {
    name: 'Puxada unilateral',
    aliases: ['puxada unilateral na polia', 'pulley unilateral'],
    howTo: ['Alça na polia alta, braço bem alongado.', 'Leve o cotovelo à lateral das costelas e volte devagar.'],
  },
  'iso-lateral-lat-pulldown': {
    name: 'Puxada articulada',
    aliases: ['puxada hammer', 'puxador articulado', 'puxada na máquina articulada'],
    howTo: [
      'Coxas sob o apoio, pegadas um pouco à frente da cabeça.',
      'Leve os cotovelos às laterais do corpo e deixe os braços alongarem.',
    ],
  },
  'band-lat-pulldown': {
    name: 'Puxada com elástico',
    aliases: ['puxada frontal com elástico', 'puxada com faixa elástica'],
    howTo: ['Prenda o elástico no alto e ajoelhe, braços para cima.', 'Leve os cotovelos às costelas e volte devagar.'],
  },
  'straight-arm-pulldown': {
    name: 'Pulldown com braços estendidos',
    aliases: ['pulldown', 'pullover na polia', 'puxada braço reto'],
    howTo: [
      'Incline um pouco o tronco, braços quase esticados na polia alta.',
      'Leve a barra até as coxas usando as costas.',
    ],
  },
  'rope-straight-arm-pulldown': {
    name: 'Pulldown com corda',
    aliases: ['pullover na corda', 'pulldown na polia com corda'],
    howTo: [
      'Corda na polia alta, quadril atrás, braços quase esticados.',
      'Leve a corda além das coxas e volte alongando as costas.',
    ],
  },
  'machine-pullover': {
    name: 'Pullover na máquina',
    aliases: ['máquina de pullover', 'pullover Nautilus'],
    howTo: ['Ombros na linha do eixo, cotovelos nos apoios.', 'Leve a barra até o abdômen e volte até alongar bem.'],
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
  'smith-machine-row': {
    name: 'Remada curvada no Smith',
    aliases: ['remada no Smith', 'Smith row'],
    howTo: [
      'Barra na altura dos joelhos, tronco inclinado, coluna reta.',
      'Puxe até o umbigo e desça até esticar os braços.',
    ],
  },
  'seal-row': {
    name: 'Remada seal',
    aliases: ['remada deitado no banco', 'remada no banco alto', 'seal row'],
    howTo: [
      'Deite de bruços no banco reto elevado, barra pendurada.',
      'Reme até tocar embaixo do banco, sem tirar o peito dele.',
    ],
  },
  't-bar-row': {
    name: 'Remada cavalinho',
    aliases: ['cavalinho', 'remada T', 't-bar row'],
    howTo: ['Barra entre as pernas, quadril atrás, peito aberto.', 'Puxe até o esterno e junte as escápulas.'],
  },
  'meadows-row': {
    name: 'Remada Meadows',
    aliases: ['remada landmine unilateral', 'remada unilateral na barra T', 'Meadows row'],
    howTo: [
      'De lado para a ponta da barra na landmine, uma mão por cima.',
      'Reme com o cotovelo aberto e desça alongando bem.',
    ],
  },
  'chest-supported-t-bar-row': {
    name: 'Remada cavalinho com apoio',
    aliases: ['cavalinho máquina', 'cavalinho com apoio no peito', 'remada T apoiada'],
    howTo: ['Peito no apoio, pés firmes na plataforma.', 'Reme até o apoio e desça até as escápulas abrirem.'],
  },
  'dumbbell-row': {
    name: 'Remada unilateral com halter',
    aliases: ['serrote', 'remada serrote', 'remada com halter', 'dumbbell row'],
    howTo: ['Uma mão e um joelho no banco, coluna reta.', 'Puxe o halter até o quadril e desça até alongar.'],
  },
  'bent-over-dumbbell-row': {
    name: 'Remada curvada com halteres',
    aliases: ['remada com dois halteres', 'remada bilateral com halteres'],
    howTo: [
      'Incline o tronco com a coluna reta, um halter em cada mão.',
      'Puxe os dois até as laterais do abdômen e desça juntos.',
    ],
  },
  'kettlebell-row': {
    name: 'Remada unilateral com kettlebell',
    aliases: ['remada com kettlebell', 'serrote com kettlebell', 'KB row'],
    howTo: [
      'Um pé à frente, mão livre na coxa ou no banco.',
      'Puxe o kettlebell até o quadril e desça até esticar o braço.',
    ],
  },
  'gorilla-row': {
    name: 'Remada gorila',
    aliases: ['gorilla row', 'remada alternada com kettlebells'],
    howTo: [
      'Pés afastados, dois kettlebells no chão, quadril atrás.',
      'Reme um enquanto empurra o outro contra o chão e alterne.',
    ],
  },
  'renegade-row': {
    name: 'Remada renegada',
    aliases: ['renegade row', 'remada na prancha'],
    howTo: [
      'Prancha alta sobre dois halteres, pés afastados.',
      'Reme um até o quadril sem girar o tronco, depois o outro.',
    ],
  },
  'chest-supported-dumbbell-row': {
    name: 'Remada apoiada com halteres',
    aliases: ['remada no banco inclinado', 'remada com peito apoiado', 'seal row com halteres'],
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
  'wide-grip-seated-cable-row': {
    name: 'Remada baixa pegada aberta',
    aliases: ['remada baixa aberta', 'remada aberta na polia', 'remada sentada barra longa'],
    howTo: [
      'Barra longa, pegada pronada além dos ombros.',
      'Puxe até a base do peito com os cotovelos abertos e volte.',
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
  'machine-high-row': {
    name: 'High row na máquina',
    aliases: ['remada high row', 'high row articulada'],
    howTo: ['Peito no apoio, pegadas acima da cabeça.', 'Puxe os cotovelos para baixo e para trás e volte alongando.'],
  },
  'machine-low-row': {
    name: 'Remada baixa na máquina',
    aliases: ['remada baixa articulada', 'low row na máquina'],
    howTo: [
      'Peito no apoio, braços alongados até as pegadas baixas.',
      'Leve os cotovelos em direção ao quadril e volte alongando.',
    ],
  },
  'one-arm-machine-row': {
    name: 'Remada unilateral na máquina',
    aliases: ['remada articulada unilateral', 'remada isolateral'],
    howTo: [
      'Peito no apoio, uma pegada, a outra mão firma o corpo.',
      'Puxe o cotovelo para trás sem girar o tronco e volte devagar.',
    ],
  },
  'inverted-row': {
    name: 'Remada invertida',
    aliases: ['remada australiana', 'barra australiana', 'inverted row'],
    howTo: ['Pendure-se sob a barra com o corpo reto.', 'Puxe o peito até a barra. Quanto mais deitado, mais difícil.'],
  },
  'suspension-row': {
    name: 'Remada no TRX',
    aliases: ['remada na fita de suspensão', 'remada TRX', 'remada na fita', 'remada na argola'],
    howTo: ['Incline para trás segurando as fitas, corpo reto.', 'Puxe o peito até as mãos e desça devagar.'],
  },
  'band-row': {
    name: 'Remada com elástico',
    aliases: ['remada sentada com elástico', 'remada com faixa elástica'],
    howTo: [
      'Elástico nos pés ou preso na altura do abdômen.',
      'Leve os cotovelos para trás, junte as escápulas e volte devagar.',
    ],
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
  'cable-shrug': {
    name: 'Encolhimento na polia',
    aliases: ['trapézio na polia', 'encolhimento no cross'],
    howTo: ['Barra na polia baixa, em pé e perto, braços esticados.', 'Suba os ombros, pare e desça até alongar.'],
  },
  'smith-machine-shrug': {
    name: 'Encolhimento no Smith',
    aliases: ['trapézio no Smith', 'Smith shrug'],
    howTo: [
      'Barra no meio da coxa, mãos logo ao lado das pernas.',
      'Suba os ombros em direção às orelhas, pare e desça.',
    ],
  },
  'machine-shrug': {
    name: 'Encolhimento na máquina',
    aliases: ['trapézio na máquina', 'máquina de encolhimento'],
    howTo: ['Segure as pegadas com os braços esticados, em pé.', 'Suba os ombros o máximo que der, segure e desça.'],
  },
  'trap-bar-shrug': {
    name: 'Encolhimento com barra hexagonal',
    aliases: ['trapézio com barra hexagonal', 'trap bar shrug'],
    howTo: [
      'Em pé dentro da barra, braços esticados, pegada neutra.',
      'Suba os ombros na vertical, pare no alto e desça.',
    ],
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
  'machine-back-extension': {
    name: 'Extensão lombar na máquina',
    aliases: ['lombar na máquina', 'máquina de lombar'],
    howTo: [
      'Quadril bem no fundo do banco, apoio na parte alta das costas.',
      'Empurre para trás até alinhar o tronco e volte sem relaxar.',
    ],
  },
  superman: {
    name: 'Super-homem',
    aliases: ['superman', 'lombar no solo', 'extensão lombar no chão'],
    howTo: ['Deite de bruços com os braços esticados à frente.', 'Suba braços, peito e pernas, pare e desça.'],
  },
  'kipping-pull-up': {
    name: 'Barra fixa com kipping',
    aliases: ['kipping'],
    howTo: ['Balance entre a posição côncava e a arqueada.', 'Impulsione o quadril e puxe ao voltar à frente.'],
  },
  'sternum-pull-up': {
    name: 'Barra fixa ao esterno',
    aliases: ['barra Gironda'],
    howTo: ['Pendure-se e incline o tronco para trás ao puxar.', 'Leve a parte de baixo do peito até a barra.'],
  },
  'front-lever': {
    name: 'Front lever',
    aliases: ['prancha frontal na barra'],
    howTo: ['Pendure-se de braços esticados e eleve o corpo na horizontal.', 'Segure firme da cabeça aos calcanhares.'],
  },
  'front-lever-raise': {
    name: 'Elevação em front lever',
    aliases: ['subida em front lever'],
    howTo: ['Pendure-se de braços esticados, corpo firme.', 'Eleve o corpo até a horizontal e desça devagar.'],
  },
  'jump-shrug': {
    name: 'Encolhimento com salto',
    aliases: ['jump shrug'],
    howTo: ['Comece com a barra no meio da coxa, quadril atrás.', 'Salte encolhendo os ombros e caia suave.'],
  },
  'neck-curl': {
    name: 'Flexão de pescoço',
    aliases: ['flexão cervical com anilha'],
    howTo: ['Deite de costas, cabeça fora do banco, anilha na testa.', 'Leve o queixo ao peito e desça devagar.'],
  },
  'neck-extension': {
    name: 'Extensão de pescoço',
    aliases: ['extensão cervical com anilha'],
    howTo: ['De bruços, cabeça fora do banco, anilha atrás da cabeça.', 'Suba a cabeça até alinhar e desça devagar.'],
  },
} satisfies TextsOf<typeof BACK>
