import type { SHOULDERS } from '../../catalogue/shoulders.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const shoulders = {
  'barbell-overhead-press': {
    name: 'Desenvolvimento militar com barra',
    aliases: ['desenvolvimento', 'desenvolvimento com barra', 'militar', 'overhead press', 'OHP'],
    howTo: [
      'Barra nos ombros, glúteos contraídos.',
      'Empurre a barra rente ao rosto até ela ficar acima da cabeça, braços esticados.',
    ],
  },
  'seated-barbell-overhead-press': {
    name: 'Desenvolvimento sentado com barra',
    aliases: ['militar sentado', 'desenvolvimento barra sentado'],
    howTo: [
      'Sente com as costas no encosto, barra na altura do queixo.',
      'Empurre a barra acima da cabeça e desça até a clavícula.',
    ],
  },
  'push-press': {
    name: 'Push press',
    aliases: ['desenvolvimento com impulso'],
    howTo: [
      'Com a barra nos ombros, flexione um pouco os joelhos.',
      'Dê impulso com as pernas e empurre a barra até esticar os braços.',
    ],
  },
  'dumbbell-shoulder-press': {
    name: 'Desenvolvimento com halteres',
    aliases: ['desenvolvimento halter', 'shoulder press', 'desenvolvimento sentado'],
    howTo: [
      'Halteres na altura das orelhas, antebraços na vertical.',
      'Empurre os halteres acima da cabeça sem arquear as costas e desça com controle.',
    ],
  },
  'arnold-press': {
    name: 'Desenvolvimento Arnold',
    aliases: ['Arnold press', 'Arnold'],
    howTo: [
      'Halteres na altura do queixo, palmas voltadas para você.',
      'Suba os halteres girando as palmas para a frente e desça girando-as para você.',
    ],
  },
  'machine-shoulder-press': {
    name: 'Desenvolvimento na máquina',
    aliases: ['desenvolvimento máquina', 'ombro máquina', 'shoulder press máquina'],
    howTo: [
      'Ajuste o banco para as manoplas ficarem na altura dos ombros.',
      'Empurre sem travar os cotovelos e desça devagar.',
    ],
  },
  'smith-machine-shoulder-press': {
    name: 'Desenvolvimento no Smith',
    aliases: ['desenvolvimento smith', 'militar no smith'],
    howTo: [
      'Banco com o encosto reto, barra à frente do rosto.',
      'Desça a barra até o queixo e empurre até esticar os braços.',
    ],
  },
  'landmine-press': {
    name: 'Landmine press',
    aliases: ['desenvolvimento landmine', 'desenvolvimento unilateral na barra'],
    howTo: [
      'Segure a ponta da barra com uma mão, na altura do ombro.',
      'Empurre a barra para cima e para a frente sem arquear as costas.',
    ],
  },
  'kettlebell-press': {
    name: 'Desenvolvimento com kettlebell',
    aliases: ['kettlebell press', 'desenvolvimento kb'],
    howTo: ['Kettlebell no ombro, punho reto.', 'Empurre o kettlebell até esticar o braço ao lado da orelha.'],
  },
  'dumbbell-lateral-raise': {
    name: 'Elevação lateral com halteres',
    aliases: ['elevação lateral', 'lateral', 'lateral raise'],
    howTo: [
      'Tronco levemente inclinado à frente, cotovelos semiflexionados.',
      'Suba os halteres até a altura dos ombros, guiando com os cotovelos, e desça devagar.',
    ],
  },
  'cable-lateral-raise': {
    name: 'Elevação lateral na polia',
    aliases: ['elevação lateral unilateral', 'lateral na polia', 'lateral cabo'],
    howTo: [
      'Polia baixa ao seu lado, alça na mão mais longe dela.',
      'Suba a alça até a altura do ombro e desça devagar.',
    ],
  },
  'machine-lateral-raise': {
    name: 'Elevação lateral na máquina',
    aliases: ['elevação lateral máquina', 'lateral máquina'],
    howTo: [
      'Cotovelos nos apoios, ombros baixos.',
      'Suba os braços até a altura dos ombros, segure um instante e desça.',
    ],
  },
  'dumbbell-front-raise': {
    name: 'Elevação frontal com halteres',
    aliases: ['elevação frontal', 'frontal', 'front raise'],
    howTo: [
      'Halteres à frente das coxas.',
      'Suba os halteres até a altura dos olhos, braços esticados, e desça devagar.',
    ],
  },
  'plate-front-raise': {
    name: 'Elevação frontal com anilha',
    aliases: ['frontal com anilha'],
    howTo: [
      'Segure a anilha pelos lados, braços esticados.',
      'Suba a anilha até a altura dos olhos sem balançar e desça devagar.',
    ],
  },
  'dumbbell-rear-delt-fly': {
    name: 'Crucifixo inverso com halteres',
    aliases: ['crucifixo inverso', 'elevação posterior', 'posterior de ombro', 'reverse fly'],
    howTo: [
      'Um halter em cada mão, tronco inclinado até quase a horizontal.',
      'Abra os braços para os lados, cotovelos semiflexionados, e desça devagar.',
    ],
  },
  'cable-rear-delt-fly': {
    name: 'Crucifixo inverso na polia',
    aliases: ['crossover inverso', 'posterior de ombro na polia'],
    howTo: [
      'Cabos cruzados na altura dos olhos, um em cada mão.',
      'Abra os braços para fora e para trás, quase esticados, e volte devagar.',
    ],
  },
  'reverse-pec-deck': {
    name: 'Voador inverso',
    aliases: ['crucifixo inverso na máquina', 'peck deck inverso', 'posterior de ombro máquina'],
    howTo: ['Peito no encosto, manoplas na altura dos ombros.', 'Abra os braços para trás e volte devagar.'],
  },
  'face-pull': {
    name: 'Face pull',
    aliases: ['puxada para o rosto', 'face pull na corda'],
    howTo: [
      'Corda na altura do rosto, polegares voltados para você.',
      'Puxe a corda em direção à testa, afaste as mãos e volte devagar.',
    ],
  },
  'barbell-upright-row': {
    name: 'Remada alta com barra',
    aliases: ['remada alta', 'upright row'],
    howTo: [
      'Pegada um pouco mais aberta que os ombros.',
      'Suba os cotovelos até a altura dos ombros, com a barra rente ao corpo.',
    ],
  },
  'cable-external-rotation': {
    name: 'Rotação externa na polia',
    aliases: ['manguito rotador', 'rotação externa'],
    howTo: [
      'De lado para a polia, alça na mão mais longe dela, cotovelo a 90 graus junto ao corpo.',
      'Gire o antebraço para fora sem mexer o cotovelo e volte devagar.',
    ],
  },
  'pike-push-up': {
    name: 'Flexão pike',
    aliases: ['pike push-up', 'flexão em V'],
    howTo: ['Mãos e pés no chão, quadril alto, corpo em V invertido.', 'Desça a cabeça entre as mãos e empurre.'],
  },
  'handstand-push-up': {
    name: 'Flexão em parada de mãos',
    aliases: ['flexão em parada de mão', 'parada de mão', 'handstand push-up', 'HSPU'],
    howTo: [
      'Parada de mãos contra a parede, mãos na largura dos ombros.',
      'Desça até a cabeça quase tocar o chão e empurre.',
    ],
  },
  'z-press': {
    name: 'Z press',
    aliases: ['desenvolvimento Z', 'desenvolvimento sentado no chão'],
    howTo: [
      'Sente no chão com as pernas esticadas, barra nos ombros.',
      'Empurre a barra acima da cabeça sem inclinar o tronco e desça até a clavícula.',
    ],
  },
  'behind-the-neck-press': {
    name: 'Desenvolvimento por trás da nuca',
    aliases: ['desenvolvimento nuca', 'desenvolvimento por trás', 'behind-the-neck press'],
    howTo: [
      'Barra no trapézio, pegada aberta, tronco reto.',
      'Empurre a barra acima da cabeça e desça até as orelhas; mais baixo, só se não doer.',
    ],
  },
  'standing-dumbbell-shoulder-press': {
    name: 'Desenvolvimento em pé com halteres',
    aliases: ['desenvolvimento halter em pé', 'militar com halteres', 'standing dumbbell press'],
    howTo: [
      'Em pé, glúteos contraídos, halteres na altura dos ombros.',
      'Empurre os halteres acima da cabeça sem inclinar o tronco e desça até os ombros.',
    ],
  },
  'one-arm-dumbbell-shoulder-press': {
    name: 'Desenvolvimento unilateral com halter',
    aliases: ['desenvolvimento unilateral', 'desenvolvimento com um braço', 'one-arm shoulder press'],
    howTo: [
      'Um halter na altura do ombro, a outra mão livre ou apoiada.',
      'Empurre o halter acima da cabeça sem inclinar o tronco para o lado.',
    ],
  },
  'dumbbell-push-press': {
    name: 'Push press com halteres',
    aliases: ['dumbbell push press', 'desenvolvimento com impulso e halteres'],
    howTo: [
      'Com os halteres nos ombros, flexione um pouco os joelhos.',
      'Dê impulso com as pernas, empurre os halteres até esticar os braços e desça com controle.',
    ],
  },
  'cable-shoulder-press': {
    name: 'Desenvolvimento na polia',
    aliases: ['desenvolvimento no cross', 'desenvolvimento no cabo sentado', 'cable shoulder press'],
    howTo: [
      'Polias baixas, alças na altura dos ombros.',
      'Empurre as alças acima da cabeça sem arquear as costas e desça até as orelhas.',
    ],
  },
  'half-kneeling-landmine-press': {
    name: 'Landmine press semiajoelhado',
    aliases: ['landmine press ajoelhado', 'desenvolvimento landmine ajoelhado'],
    howTo: [
      'Com um joelho no chão, segure a ponta da barra junto ao ombro do mesmo lado.',
      'Empurre a barra para cima e para a frente sem girar o quadril.',
    ],
  },
  'bottoms-up-kettlebell-press': {
    name: 'Desenvolvimento bottoms-up com kettlebell',
    aliases: ['bottoms-up press', 'desenvolvimento com kettlebell invertido'],
    howTo: [
      'Kettlebell de cabeça para baixo no ombro, antebraço na vertical.',
      'Aperte a alça com força e empurre devagar, sem deixar o kettlebell tombar.',
    ],
  },
  'seated-dumbbell-lateral-raise': {
    name: 'Elevação lateral sentada com halteres',
    aliases: [
      'elevação lateral sentado',
      'lateral sentado',
      'seated lateral raise',
      'elevação lateral sentado com halteres',
    ],
    howTo: [
      'Sente na ponta do banco, halteres ao lado do quadril.',
      'Suba os halteres até a altura dos ombros sem balançar e desça devagar.',
    ],
  },
  'leaning-dumbbell-lateral-raise': {
    name: 'Elevação lateral inclinada com halter',
    aliases: ['lateral inclinada', 'elevação lateral segurando no suporte', 'leaning lateral raise'],
    howTo: [
      'Segure em um suporte e incline o corpo para fora, com o halter na mão livre.',
      'Suba o halter até a altura do ombro, segure um instante e desça devagar.',
    ],
  },
  'band-lateral-raise': {
    name: 'Elevação lateral com elástico',
    aliases: ['lateral com elástico', 'elevação lateral com faixa', 'band lateral raise'],
    howTo: [
      'Pise no elástico, uma ponta em cada mão.',
      'Suba as mãos até a altura dos ombros, guiando com os cotovelos, e segure a descida.',
    ],
  },
  'cable-front-raise': {
    name: 'Elevação frontal na polia',
    aliases: ['frontal na polia', 'elevação frontal no cabo', 'elevação frontal na corda'],
    howTo: [
      'De costas para a polia baixa, cabo entre as pernas ou ao lado.',
      'Suba os braços esticados até a altura dos olhos e desça devagar.',
    ],
  },
  'barbell-front-raise': {
    name: 'Elevação frontal com barra',
    aliases: ['frontal com barra', 'frontal na barra', 'barbell front raise'],
    howTo: [
      'Barra encostada nas coxas, mãos na largura dos ombros.',
      'Suba a barra até a altura dos olhos sem balançar e desça devagar.',
    ],
  },
  'cable-y-raise': {
    name: 'Elevação em Y na polia',
    aliases: ['elevação em Y', 'Y raise', 'elevação Y no cross'],
    howTo: [
      'Fique entre duas polias baixas, cada mão no cabo do lado oposto.',
      'Leve os braços para cima e para fora, formando um Y, e desça devagar.',
    ],
  },
  'dumbbell-upright-row': {
    name: 'Remada alta com halteres',
    aliases: ['remada alta halter', 'dumbbell upright row'],
    howTo: [
      'Halteres à frente das coxas, palmas voltadas para você.',
      'Suba os cotovelos até a altura dos ombros, com os halteres rentes ao corpo.',
    ],
  },
  'cable-upright-row': {
    name: 'Remada alta na polia',
    aliases: ['remada alta no cabo', 'remada alta no cross', 'remada alta na corda'],
    howTo: [
      'Polia baixa, pegada um pouco mais aberta que os ombros.',
      'Suba os cotovelos até a altura dos ombros e desça devagar.',
    ],
  },
  'chest-supported-rear-delt-fly': {
    name: 'Crucifixo inverso no banco inclinado',
    aliases: ['posterior de ombro no banco inclinado', 'crucifixo inverso com peito apoiado', 'incline reverse fly'],
    howTo: [
      'Deite de bruços em um banco entre 30 e 45 graus, um halter em cada mão.',
      'Abra os braços para os lados sem tirar o peito do banco e desça devagar.',
    ],
  },
  'band-pull-apart': {
    name: 'Band pull-apart',
    aliases: ['pull apart', 'abertura com elástico', 'crucifixo inverso com elástico'],
    howTo: [
      'Elástico na altura do peito, braços esticados à frente.',
      'Abra os braços até o elástico tocar o peito e volte devagar.',
    ],
  },
  'cable-internal-rotation': {
    name: 'Rotação interna na polia',
    aliases: ['rotação interna', 'rotação interna de ombro'],
    howTo: [
      'De lado para a polia, alça na mão mais perto dela, cotovelo a 90 graus junto ao corpo.',
      'Gire o antebraço até a barriga sem mexer o cotovelo e volte devagar.',
    ],
  },
  'handstand-hold': {
    name: 'Parada de mãos (isometria)',
    aliases: ['parada de mão isométrica', 'parada de mão na parede', 'bananeira', 'handstand hold'],
    howTo: [
      'Parada de mãos contra a parede, mãos na largura dos ombros.',
      'Empurre o chão, contraia o abdômen e segure até o fim do tempo.',
    ],
  },
  'band-front-raise': {
    name: 'Elevação frontal com elástico',
    aliases: ['frontal com elástico'],
    howTo: [
      'Pise no elástico, uma ponta em cada mão.',
      'Suba os braços à frente até a altura dos ombros e segure a descida.',
    ],
  },
  'dumbbell-y-raise': {
    name: 'Elevação em Y com halteres',
    aliases: ['Y raise no banco inclinado'],
    howTo: [
      'Deite de bruços no banco inclinado, um halter leve em cada mão.',
      'Suba os braços em Y, polegares para cima, e desça devagar.',
    ],
  },
  'log-press': {
    name: 'Log press',
    aliases: ['desenvolvimento com tora'],
    howTo: [
      'Leve o log ao peito e incline um pouco o tronco para trás.',
      'Empurre o log acima da cabeça até esticar os braços.',
    ],
  },
  'suspension-front-raise': {
    name: 'Elevação frontal no TRX',
    aliases: ['elevação frontal na fita'],
    howTo: [
      'Segure as alças, braços esticados, e incline o corpo para trás.',
      'Suba os braços esticados acima da cabeça até ficar em pé e volte devagar.',
    ],
  },
} satisfies TextsOf<typeof SHOULDERS>
