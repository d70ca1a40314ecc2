import type { SHOULDERS } from '../../catalogue/shoulders.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const shoulders = {
  'barbell-overhead-press': {
    name: 'Desenvolvimento militar com barra',
    aliases: ['desenvolvimento', 'desenvolvimento com barra', 'militar', 'overhead press', 'OHP'],
    howTo: [
      'Barra nos ombros, glúteos contraídos.',
      'Empurre passando rente ao rosto e termine com a barra na linha dos calcanhares.',
    ],
  },
  'seated-barbell-overhead-press': {
    name: 'Desenvolvimento sentado com barra',
    aliases: ['militar sentado', 'desenvolvimento barra sentado'],
    howTo: [
      'Sente com apoio nas costas, barra na altura do queixo.',
      'Empurre acima da cabeça e desça até a clavícula.',
    ],
  },
  'push-press': {
    name: 'Push press',
    aliases: ['desenvolvimento com impulso'],
    howTo: [
      'Barra nos ombros, flexione um pouco os joelhos.',
      'Impulsione com as pernas e termine com os braços esticados.',
    ],
  },
  'dumbbell-shoulder-press': {
    name: 'Desenvolvimento com halteres',
    aliases: ['desenvolvimento halter', 'shoulder press', 'desenvolvimento sentado'],
    howTo: [
      'Halteres na altura das orelhas, antebraços na vertical.',
      'Empurre acima da cabeça sem arquear as costas.',
    ],
  },
  'arnold-press': {
    name: 'Desenvolvimento Arnold',
    aliases: ['Arnold press', 'Arnold'],
    howTo: [
      'Comece com as palmas para você, na altura do queixo.',
      'Gire as palmas para fora ao subir e volte ao descer.',
    ],
  },
  'machine-shoulder-press': {
    name: 'Desenvolvimento na máquina',
    aliases: ['desenvolvimento máquina', 'ombro máquina', 'shoulder press máquina'],
    howTo: ['Ajuste o banco com as pegadas na altura dos ombros.', 'Empurre sem travar com força e desça devagar.'],
  },
  'smith-machine-shoulder-press': {
    name: 'Desenvolvimento no Smith',
    aliases: ['desenvolvimento smith', 'militar no smith'],
    howTo: ['Banco reto, barra à frente do rosto.', 'Desça até o queixo e empurre.'],
  },
  'landmine-press': {
    name: 'Landmine press',
    aliases: ['desenvolvimento landmine', 'desenvolvimento unilateral na barra'],
    howTo: [
      'Segure a ponta da barra na altura do ombro com uma mão.',
      'Empurre para cima e para a frente, costelas baixas.',
    ],
  },
  'kettlebell-press': {
    name: 'Desenvolvimento com kettlebell',
    aliases: ['kettlebell press', 'desenvolvimento kb'],
    howTo: ['Kettlebell no ombro, punho reto.', 'Empurre até travar o cotovelo ao lado da orelha.'],
  },
  'dumbbell-lateral-raise': {
    name: 'Elevação lateral com halteres',
    aliases: ['elevação lateral', 'lateral', 'lateral raise'],
    howTo: ['Leve inclinação à frente, cotovelos soltos.', 'Suba até a altura dos ombros, guiando com os cotovelos.'],
  },
  'cable-lateral-raise': {
    name: 'Elevação lateral na polia',
    aliases: ['elevação lateral unilateral', 'lateral na polia', 'lateral cabo'],
    howTo: ['Polia baixa, alça na mão oposta.', 'Suba até a altura do ombro e desça devagar.'],
  },
  'machine-lateral-raise': {
    name: 'Elevação lateral na máquina',
    aliases: ['elevação lateral máquina', 'lateral máquina'],
    howTo: ['Cotovelos nos apoios, ombros baixos.', 'Suba até a altura dos ombros, pare e desça.'],
  },
  'dumbbell-front-raise': {
    name: 'Elevação frontal com halteres',
    aliases: ['elevação frontal', 'frontal', 'front raise'],
    howTo: ['Halteres à frente das coxas.', 'Suba até a altura dos olhos com os braços retos e desça devagar.'],
  },
  'plate-front-raise': {
    name: 'Elevação frontal com anilha',
    aliases: ['frontal com anilha'],
    howTo: ['Segure a anilha pelos dois lados.', 'Suba até a altura dos olhos sem balançar.'],
  },
  'dumbbell-rear-delt-fly': {
    name: 'Crucifixo inverso com halteres',
    aliases: ['crucifixo inverso', 'elevação posterior', 'posterior de ombro', 'reverse fly'],
    howTo: [
      'Incline até o tronco ficar quase paralelo ao chão.',
      'Abra os braços para os lados, polegares levemente para baixo.',
    ],
  },
  'cable-rear-delt-fly': {
    name: 'Crucifixo inverso na polia',
    aliases: ['crossover inverso', 'posterior de ombro na polia'],
    howTo: ['Cruze os cabos na altura dos olhos.', 'Leve as mãos para fora e para trás com os braços retos.'],
  },
  'reverse-pec-deck': {
    name: 'Voador inverso',
    aliases: ['crucifixo inverso na máquina', 'peck deck inverso', 'posterior de ombro máquina'],
    howTo: [
      'Sente de frente para o encosto, pegadas na altura dos ombros.',
      'Abra os braços para trás e volte devagar.',
    ],
  },
  'face-pull': {
    name: 'Face pull',
    aliases: ['puxada para o rosto', 'face pull na corda'],
    howTo: ['Corda na altura do rosto, polegares para trás.', 'Puxe em direção à testa e afaste as mãos.'],
  },
  'barbell-upright-row': {
    name: 'Remada alta com barra',
    aliases: ['remada alta', 'upright row'],
    howTo: ['Pegada um pouco além dos ombros.', 'Suba os cotovelos até a altura dos ombros, barra rente ao corpo.'],
  },
  'cable-external-rotation': {
    name: 'Rotação externa na polia',
    aliases: ['manguito rotador', 'rotação externa'],
    howTo: ['Cotovelo ao lado do corpo, dobrado a 90 graus.', 'Gire o antebraço para fora sem mover o cotovelo.'],
  },
  'pike-push-up': {
    name: 'Flexão pike',
    aliases: ['pike push-up', 'flexão em V'],
    howTo: ['Quadril alto, mãos e pés no chão.', 'Desça a cabeça entre as mãos e empurre.'],
  },
  'handstand-push-up': {
    name: 'Flexão em parada de mãos',
    aliases: ['flexão em parada de mão', 'parada de mão', 'handstand push-up', 'HSPU'],
    howTo: ['Suba contra a parede, mãos na largura dos ombros.', 'Desça a cabeça até o chão e empurre.'],
  },
  'z-press': {
    name: 'Z press',
    aliases: ['desenvolvimento Z', 'desenvolvimento sentado no chão'],
    howTo: [
      'Sentado no chão com as pernas esticadas, barra nos ombros.',
      'Empurre acima da cabeça sem inclinar para trás e desça até a clavícula.',
    ],
  },
  'behind-the-neck-press': {
    name: 'Desenvolvimento por trás da nuca',
    aliases: ['desenvolvimento nuca', 'desenvolvimento por trás', 'behind-the-neck press'],
    howTo: [
      'Barra no trapézio, pegada aberta, tronco reto.',
      'Empurre acima da cabeça e desça até as orelhas, mais só se não doer.',
    ],
  },
  'standing-dumbbell-shoulder-press': {
    name: 'Desenvolvimento em pé com halteres',
    aliases: ['desenvolvimento halter em pé', 'militar com halteres', 'standing dumbbell press'],
    howTo: [
      'Em pé, glúteos contraídos, halteres na altura dos ombros.',
      'Empurre acima da cabeça sem inclinar para trás e desça até os ombros.',
    ],
  },
  'one-arm-dumbbell-shoulder-press': {
    name: 'Desenvolvimento unilateral com halter',
    aliases: ['desenvolvimento unilateral', 'desenvolvimento com um braço', 'one-arm shoulder press'],
    howTo: ['Um halter no ombro, a outra mão livre ou apoiada.', 'Empurre acima da cabeça sem inclinar para o lado.'],
  },
  'dumbbell-push-press': {
    name: 'Push press com halteres',
    aliases: ['dumbbell push press', 'desenvolvimento com impulso e halteres'],
    howTo: [
      'Halteres nos ombros, flexione um pouco os joelhos.',
      'Impulsione com as pernas, estique os braços no alto e desça controlando.',
    ],
  },
  'cable-shoulder-press': {
    name: 'Desenvolvimento na polia',
    aliases: ['desenvolvimento no cross', 'desenvolvimento no cabo sentado', 'cable shoulder press'],
    howTo: [
      'Polias baixas, alças nos ombros, costelas baixas.',
      'Empurre acima da cabeça e desça até a altura das orelhas.',
    ],
  },
  'half-kneeling-landmine-press': {
    name: 'Landmine press ajoelhado',
    aliases: ['landmine press semiajoelhado', 'desenvolvimento landmine ajoelhado'],
    howTo: [
      'Ajoelhe no lado que empurra, ponta da barra na altura do ombro.',
      'Empurre para cima e para a frente sem girar o quadril.',
    ],
  },
  'bottoms-up-kettlebell-press': {
    name: 'Desenvolvimento bottoms-up com kettlebell',
    aliases: ['bottoms-up press', 'desenvolvimento com kettlebell invertido'],
    howTo: [
      'Kettlebell de cabeça para baixo no ombro, antebraço na vertical.',
      'Aperte forte e empurre devagar para não perder o equilíbrio.',
    ],
  },
  'seated-dumbbell-lateral-raise': {
    name: 'Elevação lateral sentado com halteres',
    aliases: ['elevação lateral sentado', 'lateral sentado', 'seated lateral raise'],
    howTo: [
      'Sentado na ponta do banco, halteres ao lado do quadril.',
      'Suba até a altura dos ombros sem balançar e desça devagar.',
    ],
  },
  'leaning-dumbbell-lateral-raise': {
    name: 'Elevação lateral inclinada com halter',
    aliases: ['lateral inclinada', 'elevação lateral segurando no suporte', 'leaning lateral raise'],
    howTo: [
      'Segure num suporte e incline o corpo, halter na mão de fora.',
      'Suba até a altura do ombro, pare e desça devagar.',
    ],
  },
  'band-lateral-raise': {
    name: 'Elevação lateral com elástico',
    aliases: ['lateral com elástico', 'elevação lateral com faixa', 'band lateral raise'],
    howTo: [
      'Pise no elástico, uma ponta em cada mão.',
      'Suba até a altura dos ombros guiando com os cotovelos e desça resistindo.',
    ],
  },
  'cable-front-raise': {
    name: 'Elevação frontal na polia',
    aliases: ['frontal na polia', 'elevação frontal no cabo', 'elevação frontal na corda'],
    howTo: [
      'De costas para a polia baixa, cabo entre as pernas ou ao lado.',
      'Suba até a altura dos olhos com os braços retos e desça devagar.',
    ],
  },
  'barbell-front-raise': {
    name: 'Elevação frontal com barra',
    aliases: ['frontal com barra', 'frontal na barra', 'barbell front raise'],
    howTo: [
      'Barra encostada nas coxas, mãos na largura dos ombros.',
      'Suba até a altura dos olhos sem balançar e desça devagar.',
    ],
  },
  'cable-y-raise': {
    name: 'Elevação em Y na polia',
    aliases: ['elevação em Y', 'Y raise', 'elevação Y no cross'],
    howTo: [
      'Polias baixas, cada mão pega o cabo do lado oposto.',
      'Suba os braços para cima e para fora formando um Y e desça devagar.',
    ],
  },
  'dumbbell-upright-row': {
    name: 'Remada alta com halteres',
    aliases: ['remada alta halter', 'dumbbell upright row'],
    howTo: [
      'Halteres à frente das coxas, palmas para você.',
      'Suba os cotovelos até a altura dos ombros, halteres rentes ao corpo.',
    ],
  },
  'cable-upright-row': {
    name: 'Remada alta na polia',
    aliases: ['remada alta no cabo', 'remada alta no cross', 'remada alta na corda'],
    howTo: [
      'Polia baixa, mãos na barra um pouco além dos ombros.',
      'Suba os cotovelos até a altura dos ombros e desça devagar.',
    ],
  },
  'chest-supported-rear-delt-fly': {
    name: 'Crucifixo inverso no banco inclinado',
    aliases: ['posterior de ombro no banco inclinado', 'crucifixo inverso com peito apoiado', 'incline reverse fly'],
    howTo: [
      'Deite de bruços num banco entre 30 e 45 graus.',
      'Abra os braços para os lados sem tirar o peito do banco.',
    ],
  },
  'band-pull-apart': {
    name: 'Band pull-apart',
    aliases: ['pull apart', 'abertura com elástico', 'crucifixo inverso com elástico'],
    howTo: [
      'Elástico na altura do peito, braços esticados à frente.',
      'Abra até o elástico tocar o peito e volte devagar.',
    ],
  },
  'cable-internal-rotation': {
    name: 'Rotação interna na polia',
    aliases: ['rotação interna', 'rotação interna de ombro'],
    howTo: [
      'Polia na altura do cotovelo, cotovelo ao lado do corpo a 90 graus.',
      'Gire o antebraço até a barriga sem mover o cotovelo.',
    ],
  },
  'handstand-hold': {
    name: 'Parada de mãos (isometria)',
    aliases: ['parada de mão isométrica', 'parada de mão na parede', 'bananeira', 'handstand hold'],
    howTo: [
      'Suba contra a parede, mãos na largura dos ombros, braços travados.',
      'Empurre o chão, contraia o abdômen e segure.',
    ],
  },
  'band-front-raise': {
    name: 'Elevação frontal com elástico',
    aliases: ['frontal com elástico'],
    howTo: ['Pise no elástico, uma ponta em cada mão.', 'Suba os braços à frente até a altura dos ombros.'],
  },
  'dumbbell-y-raise': {
    name: 'Elevação em Y com halteres',
    aliases: ['Y raise no banco inclinado'],
    howTo: ['De bruços no banco inclinado, halteres leves.', 'Suba os braços em Y, polegares para cima.'],
  },
  'log-press': {
    name: 'Log press',
    aliases: ['desenvolvimento com tora'],
    howTo: ['Leve a tora ao peito e incline um pouco o tronco.', 'Empurre acima da cabeça até esticar os braços.'],
  },
  'suspension-front-raise': {
    name: 'Elevação frontal na fita',
    aliases: ['elevação frontal no TRX'],
    howTo: ['Incline-se para trás com os braços esticados.', 'Suba os braços acima da cabeça até ficar em pé.'],
  },
} satisfies TextsOf<typeof SHOULDERS>
