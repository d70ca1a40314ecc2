import type { BACK } from '../../catalogue/back.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const back = {
  'pull-up': {
    name: 'Barra fixa',
    aliases: ['barra', 'barra fixa pronada', 'pull-up'],
    howTo: [
      'Pegada pronada, um pouco mais aberta que os ombros.',
      'Puxe os cotovelos para baixo até o queixo passar da barra.',
    ],
  },
  'wide-grip-pull-up': {
    name: 'Barra fixa com pegada aberta',
    aliases: ['barra aberta', 'barra fixa aberta', 'wide-grip pull-up', 'barra fixa pegada aberta'],
    howTo: [
      'Pegada pronada, bem mais aberta que os ombros.',
      'Puxe o peito até a barra e desça até esticar os braços.',
    ],
  },
  'weighted-pull-up': {
    name: 'Barra fixa com carga',
    aliases: ['barra fixa com peso', 'weighted pull-up'],
    howTo: [
      'Prenda a anilha no cinto e comece com os braços esticados.',
      'Puxe até o queixo passar da barra e desça com controle.',
    ],
  },
  'assisted-pull-up': {
    name: 'Barra fixa no Graviton',
    aliases: ['barra fixa assistida', 'graviton', 'gravitron', 'barra no graviton', 'barra assistida'],
    howTo: [
      'Ajuste a assistência e apoie os joelhos na plataforma, com os braços esticados.',
      'Puxe até o queixo passar da barra e desça devagar.',
    ],
  },
  'band-assisted-pull-up': {
    name: 'Barra fixa com elástico',
    aliases: ['barra com elástico', 'barra assistida com elástico', 'barra com superband'],
    howTo: [
      'Prenda o elástico na barra e apoie nele o joelho ou o pé.',
      'Puxe até o queixo passar da barra e segure a descida.',
    ],
  },
  'negative-pull-up': {
    name: 'Barra fixa negativa',
    aliases: ['negativa na barra', 'barra excêntrica', 'negative pull-up'],
    howTo: [
      'Salte ou use um banco para pôr o queixo acima da barra.',
      'Desça em três a cinco segundos até esticar os braços.',
    ],
  },
  'scapular-pull-up': {
    name: 'Barra fixa escapular',
    aliases: ['depressão escapular na barra', 'scap pull-up'],
    howTo: [
      'Pendure-se na barra com os braços esticados e relaxe os ombros.',
      'Puxe as escápulas para baixo sem dobrar os cotovelos e relaxe de novo.',
    ],
  },
  'chin-up': {
    name: 'Barra fixa supinada',
    aliases: ['chin-up', 'barra supinada', 'barra pegada invertida'],
    howTo: [
      'Palmas voltadas para você, mãos na largura dos ombros.',
      'Puxe o peito em direção à barra e desça até esticar os braços.',
    ],
  },
  'assisted-chin-up': {
    name: 'Barra fixa supinada no Graviton',
    aliases: ['barra supinada no graviton', 'barra supinada assistida', 'barra fixa supinada assistida'],
    howTo: [
      'Ajuste a assistência, apoie os joelhos e segure as manoplas com as palmas voltadas para você.',
      'Puxe o peito em direção às manoplas e desça até esticar os braços.',
    ],
  },
  'weighted-chin-up': {
    name: 'Barra fixa supinada com carga',
    aliases: ['chin-up com peso', 'barra supinada com peso'],
    howTo: [
      'Prenda a anilha no cinto e segure a barra com as palmas voltadas para você.',
      'Puxe até o queixo passar da barra e desça sem balançar.',
    ],
  },
  'neutral-grip-pull-up': {
    name: 'Barra fixa neutra',
    aliases: ['barra neutra', 'barra fixa pegada neutra'],
    howTo: [
      'Segure as manoplas paralelas, uma palma de frente para a outra.',
      'Puxe até o queixo passar das mãos e desça até esticar os braços.',
    ],
  },
  'weighted-neutral-grip-pull-up': {
    name: 'Barra fixa neutra com carga',
    aliases: ['barra neutra com peso', 'barra neutra lastrada'],
    howTo: [
      'Prenda a anilha no cinto e segure as manoplas com uma palma de frente para a outra.',
      'Puxe até o queixo passar das mãos e desça sem balançar.',
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
      'Mantenha os cotovelos dobrados e o corpo parado até o fim do tempo.',
    ],
  },
  'lat-pulldown': {
    name: 'Puxada frontal',
    aliases: ['puxada', 'pulley', 'pulley frente', 'puxada alta', 'lat pulldown'],
    howTo: [
      'Coxas presas sob o apoio, pegada mais aberta que os ombros.',
      'Puxe a barra até a parte alta do peito e volte até esticar os braços.',
    ],
  },
  'behind-the-neck-lat-pulldown': {
    name: 'Puxada por trás',
    aliases: ['puxada nuca', 'pulley nuca', 'pulley costas'],
    howTo: [
      'Pegada aberta, tronco levemente à frente, pescoço alinhado.',
      'Puxe a barra por trás da cabeça até a altura das orelhas e volte devagar.',
    ],
  },
  'close-grip-lat-pulldown': {
    name: 'Puxada com triângulo',
    aliases: ['puxada triângulo', 'puxada fechada', 'pulley triângulo', 'puxada neutra'],
    howTo: [
      'Coxas presas sob o apoio, triângulo nas mãos, peito aberto.',
      'Puxe o triângulo até a parte alta do peito, com os cotovelos junto ao corpo, e volte devagar.',
    ],
  },
  'reverse-grip-lat-pulldown': {
    name: 'Puxada supinada',
    aliases: ['puxada invertida', 'pulley supinado', 'puxada pegada supinada'],
    howTo: [
      'Pegada supinada, mãos na largura dos ombros.',
      'Puxe os cotovelos em direção às costelas e volte até esticar os braços.',
    ],
  },
  'one-arm-lat-pulldown': {
    name: 'Puxada unilateral',
    aliases: ['puxada unilateral na polia', 'pulley unilateral'],
    howTo: [
      'Segure a alça da polia alta com o braço bem esticado.',
      'Leve o cotovelo até a lateral do tronco e volte devagar.',
    ],
  },
  'iso-lateral-lat-pulldown': {
    name: 'Puxada articulada',
    aliases: ['puxada hammer', 'puxador articulado', 'puxada na máquina articulada'],
    howTo: [
      'Coxas presas sob o apoio, uma manopla em cada mão.',
      'Leve os cotovelos às laterais do corpo e volte até esticar os braços.',
    ],
  },
  'band-lat-pulldown': {
    name: 'Puxada com elástico',
    aliases: ['puxada frontal com elástico', 'puxada com faixa elástica'],
    howTo: [
      'Prenda o elástico no alto e ajoelhe com os braços para cima.',
      'Puxe os cotovelos em direção às costelas e volte devagar.',
    ],
  },
  'straight-arm-pulldown': {
    name: 'Pulldown com braços estendidos',
    aliases: ['pulldown', 'pullover na polia', 'puxada braço reto'],
    howTo: [
      'De frente para a polia alta, segure a barra com os braços quase esticados e incline um pouco o tronco.',
      'Leve a barra até as coxas com a força das costas e volte devagar.',
    ],
  },
  'rope-straight-arm-pulldown': {
    name: 'Pulldown com corda',
    aliases: ['pullover na corda', 'pulldown na polia com corda'],
    howTo: [
      'Corda na polia alta, quadril para trás, braços quase esticados.',
      'Leve a corda até as laterais das coxas e volte até alongar as costas.',
    ],
  },
  'machine-pullover': {
    name: 'Pullover na máquina',
    aliases: ['máquina de pullover', 'pullover Nautilus'],
    howTo: [
      'Ombros na linha do eixo da máquina, cotovelos nos apoios.',
      'Leve a barra até o abdômen e volte até alongar as costas.',
    ],
  },
  'barbell-row': {
    name: 'Remada curvada com barra',
    aliases: ['remada curvada', 'remada com barra', 'barbell row'],
    howTo: [
      'Segure a barra e incline o tronco até quase a horizontal, com a coluna reta.',
      'Puxe a barra até o umbigo e desça sem curvar as costas.',
    ],
  },
  'pendlay-row': {
    name: 'Remada Pendlay',
    aliases: ['pendlay', 'remada com parada'],
    howTo: [
      'Tronco paralelo ao chão, barra no chão antes de cada repetição.',
      'Puxe a barra com força até a base do peito e desça até o chão.',
    ],
  },
  'reverse-grip-barbell-row': {
    name: 'Remada curvada supinada',
    aliases: ['remada Yates', 'remada pegada invertida', 'remada supinada'],
    howTo: [
      'Pegada supinada, tronco inclinado a uns 45 graus.',
      'Puxe a barra até abaixo do umbigo, com os cotovelos junto ao corpo.',
    ],
  },
  'smith-machine-row': {
    name: 'Remada curvada no Smith',
    aliases: ['remada no Smith', 'Smith row'],
    howTo: [
      'Barra na altura dos joelhos, tronco inclinado, coluna reta.',
      'Puxe a barra até o umbigo e desça até esticar os braços.',
    ],
  },
  'seal-row': {
    name: 'Remada seal',
    aliases: ['remada deitado no banco', 'remada no banco alto', 'seal row'],
    howTo: [
      'Deite de bruços no banco alto, com a barra embaixo dele.',
      'Puxe a barra até encostar no banco, sem tirar o peito do apoio.',
    ],
  },
  't-bar-row': {
    name: 'Remada cavalinho',
    aliases: ['cavalinho', 'remada T', 't-bar row'],
    howTo: [
      'Barra entre as pernas, quadril para trás, peito aberto.',
      'Puxe a barra até o peito, junte as escápulas e desça com controle.',
    ],
  },
  'meadows-row': {
    name: 'Remada Meadows',
    aliases: ['remada landmine unilateral', 'remada unilateral na barra T', 'Meadows row'],
    howTo: [
      'Com a barra no landmine, fique de lado para a ponta livre e segure-a com uma mão.',
      'Puxe a barra com o cotovelo aberto e desça até alongar as costas.',
    ],
  },
  'chest-supported-t-bar-row': {
    name: 'Remada cavalinho com apoio',
    aliases: ['cavalinho máquina', 'cavalinho com apoio no peito', 'remada T apoiada'],
    howTo: [
      'Peito no apoio, pés firmes na plataforma.',
      'Puxe as manoplas até o fim, junte as escápulas e desça até esticar os braços.',
    ],
  },
  'dumbbell-row': {
    name: 'Remada unilateral com halter',
    aliases: ['serrote', 'remada serrote', 'remada com halter', 'dumbbell row'],
    howTo: [
      'Uma mão e um joelho no banco, halter na outra mão, coluna reta.',
      'Puxe o halter em direção ao quadril e desça até esticar o braço.',
    ],
  },
  'bent-over-dumbbell-row': {
    name: 'Remada curvada com halteres',
    aliases: ['remada com dois halteres', 'remada bilateral com halteres'],
    howTo: [
      'Incline o tronco com a coluna reta, um halter em cada mão.',
      'Puxe os halteres até as laterais do abdômen e desça com controle.',
    ],
  },
  'kettlebell-row': {
    name: 'Remada unilateral com kettlebell',
    aliases: ['remada com kettlebell', 'serrote com kettlebell', 'KB row'],
    howTo: [
      'Um pé à frente, tronco inclinado, mão livre apoiada na coxa ou no banco.',
      'Puxe o kettlebell em direção ao quadril e desça até esticar o braço.',
    ],
  },
  'gorilla-row': {
    name: 'Remada gorila',
    aliases: ['gorilla row', 'remada alternada com kettlebells'],
    howTo: [
      'Pés afastados, dois kettlebells no chão, quadril para trás.',
      'Puxe um kettlebell enquanto empurra o outro contra o chão e alterne.',
    ],
  },
  'renegade-row': {
    name: 'Remada renegada',
    aliases: ['renegade row', 'remada na prancha'],
    howTo: [
      'Posição de flexão com as mãos em dois halteres, pés afastados.',
      'Puxe um halter até o quadril sem girar o tronco e alterne.',
    ],
  },
  'chest-supported-dumbbell-row': {
    name: 'Remada com halteres no banco inclinado',
    aliases: [
      'remada no banco inclinado',
      'remada com peito apoiado',
      'seal row com halteres',
      'remada apoiada com halteres',
    ],
    howTo: [
      'Peito no banco inclinado, um halter em cada mão.',
      'Puxe os cotovelos para trás sem tirar o peito do banco.',
    ],
  },
  'seated-cable-row': {
    name: 'Remada baixa',
    aliases: ['remada sentada', 'remada baixa triângulo', 'remada na polia', 'low row'],
    howTo: [
      'Sente com a coluna reta e os joelhos levemente flexionados.',
      'Puxe o triângulo até o umbigo, junte as escápulas e volte devagar.',
    ],
  },
  'wide-grip-seated-cable-row': {
    name: 'Remada baixa com pegada aberta',
    aliases: [
      'remada baixa aberta',
      'remada aberta na polia',
      'remada sentada barra longa',
      'remada baixa pegada aberta',
    ],
    howTo: [
      'Barra longa, pegada pronada mais aberta que os ombros.',
      'Puxe a barra até a base do peito com os cotovelos abertos e volte devagar.',
    ],
  },
  'one-arm-cable-row': {
    name: 'Remada unilateral na polia',
    aliases: ['remada unilateral cabo', 'remada baixa unilateral'],
    howTo: ['Segure a alça com uma mão, tronco parado.', 'Puxe o cotovelo para trás e volte até esticar o braço.'],
  },
  'machine-row': {
    name: 'Remada na máquina',
    aliases: ['remada máquina', 'remada articulada', 'remada sentada máquina'],
    howTo: ['Peito no apoio, manoplas na altura da base do peito.', 'Puxe os cotovelos para trás e volte devagar.'],
  },
  'machine-high-row': {
    name: 'High row na máquina',
    aliases: ['remada high row', 'high row articulada'],
    howTo: [
      'Peito no apoio, mãos nas manoplas acima da cabeça.',
      'Puxe os cotovelos para baixo e para trás e volte até esticar os braços.',
    ],
  },
  'machine-low-row': {
    name: 'Remada baixa na máquina',
    aliases: ['remada baixa articulada', 'low row na máquina'],
    howTo: [
      'Peito no apoio, braços esticados até as manoplas baixas.',
      'Leve os cotovelos em direção ao quadril e volte até esticar os braços.',
    ],
  },
  'one-arm-machine-row': {
    name: 'Remada unilateral na máquina',
    aliases: ['remada articulada unilateral', 'remada isolateral'],
    howTo: [
      'Peito no apoio, uma mão na manopla e a outra firmando o corpo.',
      'Puxe o cotovelo para trás sem girar o tronco e volte devagar.',
    ],
  },
  'inverted-row': {
    name: 'Remada invertida',
    aliases: ['remada australiana', 'barra australiana', 'inverted row'],
    howTo: [
      'Segure uma barra baixa e pendure-se sob ela, com o corpo reto.',
      'Puxe o peito até a barra. Quanto mais horizontal o corpo, mais difícil.',
    ],
  },
  'suspension-row': {
    name: 'Remada no TRX',
    aliases: ['remada na fita de suspensão', 'remada TRX', 'remada na fita', 'remada na argola'],
    howTo: ['Segure as alças e incline-se para trás com o corpo reto.', 'Puxe o peito até as mãos e volte devagar.'],
  },
  'band-row': {
    name: 'Remada com elástico',
    aliases: ['remada sentada com elástico', 'remada com faixa elástica'],
    howTo: [
      'Sente no chão com o elástico nos pés ou preso na altura do abdômen.',
      'Puxe os cotovelos para trás, junte as escápulas e volte devagar.',
    ],
  },
  'barbell-shrug': {
    name: 'Encolhimento com barra',
    aliases: ['encolhimento', 'trapézio com barra', 'shrug'],
    howTo: [
      'Em pé, segure a barra com os braços esticados.',
      'Suba os ombros em direção às orelhas, segure um instante e desça.',
    ],
  },
  'dumbbell-shrug': {
    name: 'Encolhimento com halteres',
    aliases: ['encolhimento halter', 'trapézio com halteres', 'shrug'],
    howTo: [
      'Halteres ao lado do corpo, braços esticados.',
      'Suba os ombros em direção às orelhas, segure um instante e desça.',
    ],
  },
  'cable-shrug': {
    name: 'Encolhimento na polia',
    aliases: ['trapézio na polia', 'encolhimento no cross'],
    howTo: [
      'Em pé, perto da polia baixa, segure a barra com os braços esticados.',
      'Suba os ombros em direção às orelhas, segure um instante e desça.',
    ],
  },
  'smith-machine-shrug': {
    name: 'Encolhimento no Smith',
    aliases: ['trapézio no Smith', 'Smith shrug'],
    howTo: [
      'Barra na altura das coxas, mãos logo ao lado das pernas.',
      'Suba os ombros em direção às orelhas, segure um instante e desça.',
    ],
  },
  'machine-shrug': {
    name: 'Encolhimento na máquina',
    aliases: ['trapézio na máquina', 'máquina de encolhimento'],
    howTo: [
      'Em pé, segure as manoplas com os braços esticados.',
      'Suba os ombros o máximo que puder, segure um instante e desça.',
    ],
  },
  'trap-bar-shrug': {
    name: 'Encolhimento com barra hexagonal',
    aliases: ['trapézio com barra hexagonal', 'trap bar shrug'],
    howTo: [
      'Em pé no centro da barra, braços esticados, pegada neutra.',
      'Suba os ombros em direção às orelhas, segure um instante e desça.',
    ],
  },
  'rack-pull': {
    name: 'Rack pull',
    aliases: ['levantamento terra parcial', 'terra parcial'],
    howTo: [
      'Barra nos pinos, logo abaixo dos joelhos, coluna reta.',
      'Leve o quadril à frente até ficar em pé e desça com controle.',
    ],
  },
  'back-extension': {
    name: 'Extensão lombar',
    aliases: ['hiperextensão', 'banco romano', 'lombar no banco'],
    howTo: ['Quadril no apoio, corpo reto.', 'Desça o tronco flexionando o quadril e suba até alinhar o corpo.'],
  },
  'weighted-back-extension': {
    name: 'Extensão lombar com carga',
    aliases: ['hiperextensão com anilha', 'lombar com peso'],
    howTo: [
      'Quadril no apoio, uma anilha junto ao peito.',
      'Desça com controle e suba até alinhar o corpo, sem arquear as costas.',
    ],
  },
  'machine-back-extension': {
    name: 'Extensão lombar na máquina',
    aliases: ['lombar na máquina', 'máquina de lombar'],
    howTo: [
      'Quadril bem no fundo do banco, apoio na parte alta das costas.',
      'Empurre o apoio para trás até endireitar o tronco e volte devagar.',
    ],
  },
  superman: {
    name: 'Super-homem',
    aliases: ['superman', 'lombar no solo', 'extensão lombar no chão'],
    howTo: [
      'Deite de bruços com os braços esticados à frente.',
      'Suba os braços, o peito e as pernas, segure um instante e desça.',
    ],
  },
  'kipping-pull-up': {
    name: 'Barra fixa com kipping',
    aliases: ['kipping'],
    howTo: [
      'Pendure-se na barra e balance o corpo entre o hollow e o arco.',
      'Dê impulso com o quadril e puxe até o queixo passar da barra.',
    ],
  },
  'sternum-pull-up': {
    name: 'Barra fixa até o esterno',
    aliases: ['barra Gironda', 'barra fixa ao esterno'],
    howTo: [
      'Pendure-se na barra e incline o tronco para trás enquanto puxa.',
      'Leve a base do peito até a barra e desça com controle.',
    ],
  },
  'front-lever': {
    name: 'Front lever',
    aliases: ['prancha frontal na barra'],
    howTo: [
      'Pendure-se na barra com os braços esticados e eleve o corpo até a horizontal.',
      'Mantenha o corpo reto da cabeça aos calcanhares até o fim do tempo.',
    ],
  },
  'front-lever-raise': {
    name: 'Elevação até o front lever',
    aliases: ['front lever raise'],
    howTo: [
      'Pendure-se na barra com os braços esticados e o corpo firme.',
      'Eleve o corpo até a horizontal e desça devagar.',
    ],
  },
  'jump-shrug': {
    name: 'Encolhimento com salto',
    aliases: ['jump shrug'],
    howTo: ['Barra no meio da coxa, quadril para trás.', 'Salte encolhendo os ombros e amorteça a queda.'],
  },
  'neck-curl': {
    name: 'Flexão de pescoço',
    aliases: ['flexão cervical com anilha'],
    howTo: [
      'Deite de barriga para cima, cabeça fora do banco, anilha na testa.',
      'Leve o queixo ao peito e desça a cabeça devagar.',
    ],
  },
  'neck-extension': {
    name: 'Extensão de pescoço',
    aliases: ['extensão cervical com anilha'],
    howTo: [
      'Deite de bruços, cabeça fora do banco, anilha atrás da cabeça.',
      'Levante a cabeça até alinhá-la com a coluna e desça devagar.',
    ],
  },
} satisfies TextsOf<typeof BACK>
