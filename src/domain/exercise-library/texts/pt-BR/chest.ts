import type { CHEST } from '../../catalogue/chest.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const chest = {
  'barbell-bench-press': {
    name: 'Supino reto com barra',
    aliases: ['supino', 'supino reto', 'supino livre', 'bench press'],
    howTo: [
      'Escápulas juntas, pés firmes no chão, punhos retos sob a barra.',
      'Desça a barra até o meio do peito e empurre para cima e um pouco para trás.',
    ],
  },
  'incline-barbell-bench-press': {
    name: 'Supino inclinado com barra',
    aliases: ['supino inclinado', 'incline bench press'],
    howTo: [
      'Banco a uns 30 graus, escápulas juntas.',
      'Desça a barra até a parte alta do peito e empurre reto para cima.',
    ],
  },
  'decline-barbell-bench-press': {
    name: 'Supino declinado com barra',
    aliases: ['supino declinado', 'decline bench press'],
    howTo: [
      'Prenda as pernas e segure a barra acima da base do peito.',
      'Desça a barra até a base do peito e empurre sem abrir demais os cotovelos.',
    ],
  },
  'barbell-floor-press': {
    name: 'Supino no chão com barra',
    aliases: ['floor press', 'supino no solo'],
    howTo: [
      'Deite no chão com a barra acima do peito.',
      'Desça até os cotovelos tocarem o chão, pare um instante e empurre.',
    ],
  },
  'dumbbell-bench-press': {
    name: 'Supino reto com halteres',
    aliases: ['supino com halteres', 'dumbbell bench press'],
    howTo: [
      'Halteres acima do peito, escápulas juntas.',
      'Desça os halteres até alongar o peito e empurre para cima e para dentro.',
    ],
  },
  'incline-dumbbell-bench-press': {
    name: 'Supino inclinado com halteres',
    aliases: ['incline dumbbell press', 'supino inclinado halter'],
    howTo: [
      'Banco a uns 30 graus, halteres acima da parte alta do peito.',
      'Desça os halteres com os cotovelos abaixo dos punhos e empurre para cima.',
    ],
  },
  'decline-dumbbell-bench-press': {
    name: 'Supino declinado com halteres',
    aliases: ['decline dumbbell press', 'supino declinado halter'],
    howTo: [
      'Prenda as pernas e segure os halteres acima da base do peito.',
      'Desça com controle e empurre sem bater um halter no outro.',
    ],
  },
  'dumbbell-fly': {
    name: 'Crucifixo reto com halteres',
    aliases: ['crucifixo', 'crucifixo reto', 'dumbbell fly'],
    howTo: [
      'Deite no banco com os halteres acima do peito, braços quase esticados.',
      'Abra os braços até alongar o peito e feche como em um abraço.',
    ],
  },
  'incline-dumbbell-fly': {
    name: 'Crucifixo inclinado com halteres',
    aliases: ['crucifixo inclinado', 'incline fly'],
    howTo: [
      'Banco a uns 30 graus, cotovelos levemente flexionados.',
      'Abra os braços até alongar o peito e feche até os halteres quase se tocarem.',
    ],
  },
  'machine-chest-press': {
    name: 'Supino na máquina',
    aliases: ['supino máquina', 'supino reto máquina', 'chest press', 'supino sentado'],
    howTo: [
      'Ajuste o banco para as manoplas ficarem na altura do meio do peito.',
      'Empurre sem subir os ombros e volte até alongar o peito.',
    ],
  },
  'incline-machine-chest-press': {
    name: 'Supino inclinado na máquina',
    aliases: ['supino inclinado máquina', 'supino articulado inclinado'],
    howTo: [
      'Ajuste o banco para as manoplas ficarem na altura da parte alta do peito.',
      'Empurre com as escápulas coladas no encosto e volte devagar.',
    ],
  },
  'smith-machine-bench-press': {
    name: 'Supino reto no Smith',
    aliases: ['supino smith', 'supino na barra guiada'],
    howTo: [
      'Posicione o banco para a barra descer no meio do peito.',
      'Destrave a barra, desça com controle e empurre sem quicar no peito.',
    ],
  },
  'smith-machine-incline-bench-press': {
    name: 'Supino inclinado no Smith',
    aliases: ['supino inclinado smith', 'inclinado na barra guiada'],
    howTo: [
      'Banco a uns 30 graus, barra na linha da parte alta do peito.',
      'Desça a barra até quase tocar o peito e empurre.',
    ],
  },
  'pec-deck': {
    name: 'Voador',
    aliases: ['peck deck', 'crucifixo na máquina', 'fly máquina', 'voador peitoral'],
    howTo: [
      'Costas no encosto, cotovelos na altura do peito.',
      'Feche os braços até as manoplas se encontrarem e abra devagar.',
    ],
  },
  'cable-crossover': {
    name: 'Crossover na polia alta',
    aliases: ['crossover', 'cross over', 'crucifixo na polia', 'cable fly'],
    howTo: [
      'Polias no alto, um pé à frente, tronco levemente inclinado.',
      'Junte as mãos à frente do quadril e volte até alongar o peito.',
    ],
  },
  'low-to-high-cable-fly': {
    name: 'Crossover na polia baixa',
    aliases: ['cross polia baixa', 'crossover de baixo para cima', 'low cable fly'],
    howTo: ['Polias baixas, palmas para cima.', 'Suba as mãos até a altura dos olhos e desça devagar.'],
  },
  'dumbbell-pullover': {
    name: 'Pullover com halter',
    aliases: ['pullover', 'pull over'],
    howTo: [
      'Deite no banco e segure um halter acima do peito com as duas mãos.',
      'Desça o halter atrás da cabeça com os cotovelos quase esticados e volte.',
    ],
  },
  'push-up': {
    name: 'Flexão de braço',
    aliases: ['flexão', 'apoio', 'push-up', 'flexão de braços'],
    howTo: [
      'Mãos um pouco mais afastadas que os ombros, corpo reto.',
      'Desça o peito até perto do chão, cotovelos a 45 graus, e empurre.',
    ],
  },
  'incline-push-up': {
    name: 'Flexão inclinada',
    aliases: ['flexão no banco', 'flexão com mãos elevadas'],
    howTo: [
      'Mãos em um banco ou em uma barra, corpo reto.',
      'Desça até o peito quase tocar o apoio e empurre. Quanto mais alto, mais fácil.',
    ],
  },
  'weighted-push-up': {
    name: 'Flexão com carga',
    aliases: ['flexão com peso', 'flexão com anilha', 'flexão com colete', 'flexão de braço com carga'],
    howTo: [
      'Anilha na parte alta das costas ou colete com carga.',
      'Desça o peito até perto do chão, com o quadril firme, e empurre.',
    ],
  },
  'chest-dip': {
    name: 'Paralelas para peito',
    aliases: ['paralela para peito', 'paralelas', 'mergulho', 'dips', 'mergulho nas paralelas'],
    howTo: [
      'Nas paralelas, incline o tronco à frente e abra um pouco os cotovelos.',
      'Desça até alongar o peito e empurre.',
    ],
  },
  'paused-bench-press': {
    name: 'Supino com pausa',
    aliases: ['supino pausado', 'supino de competição', 'paused bench press'],
    howTo: [
      'Desça a barra até o peito e segure-a parada por um a três segundos.',
      'Mantenha a tensão durante a pausa e empurre com força.',
    ],
  },
  'tempo-bench-press': {
    name: 'Supino cadenciado',
    aliases: ['supino tempo', 'tempo bench press', 'supino com cadência'],
    howTo: ['Desça a barra em três a cinco segundos.', 'Toque o peito de leve e empurre no ritmo planejado.'],
  },
  'wide-grip-bench-press': {
    name: 'Supino com pegada aberta',
    aliases: ['supino aberto', 'supino com pegada larga', 'wide-grip bench press', 'supino pegada aberta'],
    howTo: [
      'Pegada mais aberta que a normal, meio palmo a mais de cada lado.',
      'Desça a barra até a base do peito, antebraços na vertical, e empurre.',
    ],
  },
  'reverse-grip-bench-press': {
    name: 'Supino com pegada invertida',
    aliases: ['supino invertido', 'supino supinado', 'reverse-grip bench press', 'supino pegada invertida'],
    howTo: [
      'Palmas voltadas para o rosto, polegares em volta da barra e alguém por perto.',
      'Desça a barra até a base do peito com os cotovelos junto ao corpo e empurre.',
    ],
  },
  'spoto-press': {
    name: 'Spoto press',
    aliases: ['supino Spoto', 'supino com pausa acima do peito'],
    howTo: [
      'Desça a barra e pare um ou dois dedos acima do peito.',
      'Segure um instante sem deixar a barra descer mais e empurre.',
    ],
  },
  'larsen-press': {
    name: 'Larsen press',
    aliases: ['supino Larsen', 'supino com pés fora do chão', 'supino sem apoio dos pés'],
    howTo: [
      'Pernas esticadas sem tocar o chão, escápulas firmes no banco.',
      'Desça com controle e empurre sem a ajuda das pernas.',
    ],
  },
  'pin-bench-press': {
    name: 'Supino nos pinos',
    aliases: ['pin press', 'supino a partir dos pinos', 'supino parcial no rack', 'supino com pinos'],
    howTo: [
      'Ajuste os pinos na altura em que seu supino emperra.',
      'Deixe a barra parar nos pinos, firme o corpo e empurre.',
    ],
  },
  'dumbbell-floor-press': {
    name: 'Supino no chão com halteres',
    aliases: ['floor press com halteres', 'supino no solo com halteres', 'dumbbell floor press'],
    howTo: [
      'Deite no chão com os joelhos dobrados e os halteres acima do peito.',
      'Desça até os cotovelos tocarem o chão, pare um instante e empurre.',
    ],
  },
  'dumbbell-hex-press': {
    name: 'Hex press com halteres',
    aliases: ['hex press', 'supino com halteres unidos', 'squeeze press'],
    howTo: [
      'Encoste um halter no outro acima do peito.',
      'Desça e suba os halteres pressionando um contra o outro o tempo todo.',
    ],
  },
  'one-arm-dumbbell-bench-press': {
    name: 'Supino unilateral com halter',
    aliases: ['supino unilateral', 'supino com um halter só', 'one-arm dumbbell bench press'],
    howTo: [
      'Um halter acima do ombro, pés afastados, quadril firme.',
      'Desça o halter e empurre sem deixar o tronco girar.',
    ],
  },
  'decline-dumbbell-fly': {
    name: 'Crucifixo declinado com halteres',
    aliases: ['crucifixo declinado', 'decline fly'],
    howTo: [
      'Prenda as pernas e segure os halteres acima da base do peito, braços quase esticados.',
      'Abra os braços até alongar o peito e feche pelo mesmo arco.',
    ],
  },
  'iso-lateral-chest-press': {
    name: 'Supino articulado',
    aliases: ['supino na articulada', 'supino máquina de anilhas', 'supino hammer', 'iso-lateral chest press'],
    howTo: [
      'Manoplas na altura do meio do peito, a mesma carga dos dois lados.',
      'Empurre as duas alavancas por igual e volte até alongar o peito.',
    ],
  },
  'decline-machine-chest-press': {
    name: 'Supino declinado na máquina',
    aliases: ['supino declinado máquina', 'supino articulado declinado', 'decline chest press'],
    howTo: [
      'Ajuste o banco para as manoplas ficarem na altura da base do peito.',
      'Empurre para a frente e para baixo sem subir os ombros e volte devagar.',
    ],
  },
  'smith-machine-decline-bench-press': {
    name: 'Supino declinado no Smith',
    aliases: ['supino declinado smith', 'smith declinado'],
    howTo: [
      'Posicione o banco declinado para a barra descer na base do peito.',
      'Destrave a barra, desça com controle e empurre.',
    ],
  },
  'cable-chest-press': {
    name: 'Supino na polia',
    aliases: ['supino no cross', 'supino em pé na polia', 'cable chest press'],
    howTo: [
      'Polias na altura do peito, um pé à frente, mãos ao lado do peito.',
      'Empurre as alças para a frente até esticar os braços e volte até alongar o peito.',
    ],
  },
  'seated-cable-fly': {
    name: 'Crucifixo sentado na polia',
    aliases: ['crossover sentado', 'crucifixo no cross sentado', 'seated cable fly'],
    howTo: [
      'Banco entre as polias, cabos na altura do peito, costas no encosto.',
      'Junte as mãos à frente do peito e abra devagar.',
    ],
  },
  'svend-press': {
    name: 'Svend press',
    aliases: ['supino Svend', 'supino com anilha', 'pressão de anilha entre as mãos'],
    howTo: [
      'Aperte uma ou duas anilhas entre as palmas, na altura do peito.',
      'Estique os braços para a frente sem aliviar o aperto e volte.',
    ],
  },
  'decline-push-up': {
    name: 'Flexão declinada',
    aliases: ['flexão com pés elevados', 'flexão com pés no banco', 'decline push-up'],
    howTo: [
      'Pés no banco, mãos no chão, corpo reto.',
      'Desça o peito entre as mãos e empurre sem deixar o quadril cair.',
    ],
  },
  'knee-push-up': {
    name: 'Flexão com joelhos apoiados',
    aliases: ['flexão de joelhos', 'flexão no joelho', 'knee push-up', 'flexão de braço com joelhos apoiados'],
    howTo: ['Joelhos no chão, corpo reto dos joelhos à cabeça.', 'Desça o peito até perto do chão e empurre.'],
  },
  'clap-push-up': {
    name: 'Flexão com palma',
    aliases: ['flexão pliométrica', 'flexão explosiva', 'flexão batendo palma', 'clap push-up'],
    howTo: [
      'Desça rápido e empurre até as mãos saírem do chão.',
      'Bata palma no ar e amorteça a volta com os cotovelos soltos.',
    ],
  },
  'suspension-push-up': {
    name: 'Flexão no TRX',
    aliases: ['flexão na fita de suspensão', 'flexão na fita', 'flexão nas argolas'],
    howTo: [
      'Segure as alças e incline-se à frente com o corpo reto.',
      'Desça até as mãos ficarem ao lado do peito e empurre.',
    ],
  },
  'band-chest-fly': {
    name: 'Crucifixo com elástico',
    aliases: ['crucifixo elástico'],
    howTo: [
      'Prenda o elástico atrás de você, na altura do peito.',
      'Junte as mãos à frente, cotovelos levemente flexionados, e volte devagar.',
    ],
  },
  'band-chest-press': {
    name: 'Supino com elástico',
    aliases: ['supino elástico'],
    howTo: [
      'Prenda o elástico atrás de você, na altura do peito.',
      'Empurre para a frente até esticar os braços e volte devagar.',
    ],
  },
  'suspension-chest-fly': {
    name: 'Crucifixo no TRX',
    aliases: ['crucifixo na fita', 'crucifixo na fita de suspensão'],
    howTo: [
      'Segure as alças, braços à frente, e incline-se à frente com o corpo reto.',
      'Abra os braços com os cotovelos levemente flexionados e feche.',
    ],
  },
  'band-push-up': {
    name: 'Flexão com elástico',
    aliases: ['flexão elástico'],
    howTo: [
      'Passe o elástico pelas costas, uma ponta em cada mão.',
      'Desça o peito até perto do chão e empurre contra o elástico.',
    ],
  },
  'one-arm-push-up': {
    name: 'Flexão com um braço',
    aliases: ['flexão unilateral'],
    howTo: ['Pés afastados, uma mão sob o peito, a outra nas costas.', 'Desça sem girar o quadril e empurre.'],
  },
  'incline-cable-chest-press': {
    name: 'Supino inclinado na polia',
    aliases: ['supino inclinado no cabo'],
    howTo: [
      'Ponha um banco inclinado entre duas polias baixas.',
      'Empurre as alças para cima e para dentro e desça com controle.',
    ],
  },
  'around-the-world': {
    name: 'Volta ao mundo',
    aliases: ['volta ao mundo com halteres'],
    howTo: [
      'Deite no banco com halteres leves junto ao quadril.',
      'Leve os braços em arco até acima da cabeça e volte pelo mesmo caminho.',
    ],
  },
} satisfies TextsOf<typeof CHEST>
