import type { BICEPS } from '../../catalogue/biceps.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const biceps = {
  'barbell-curl': {
    name: 'Rosca direta com barra',
    aliases: ['rosca direta', 'rosca', 'rosca bíceps', 'barbell curl'],
    howTo: [
      'Cotovelos ao lado do corpo, pegada supinada.',
      'Suba a barra até os ombros sem balançar e desça até esticar os braços.',
    ],
  },
  'biceps-curl-21s': {
    name: 'Rosca 21',
    aliases: ['bíceps 21', 'rosca direta 21', '21s'],
    howTo: [
      'Com a barra, faça sete repetições na metade de baixo do movimento e sete na metade de cima.',
      'Termine com sete repetições completas, sem largar a barra.',
    ],
  },
  'drag-curl': {
    name: 'Rosca drag',
    aliases: ['rosca arrastada', 'rosca direta arrastada', 'drag curl'],
    howTo: [
      'Barra encostada nas coxas, pegada supinada.',
      'Suba a barra rente ao tronco, levando os cotovelos para trás, e desça devagar.',
    ],
  },
  'ez-bar-curl': {
    name: 'Rosca direta com barra W',
    aliases: ['rosca barra W', 'rosca W', 'ez curl'],
    howTo: [
      'Segure na parte inclinada da barra, cotovelos ao lado do corpo.',
      'Suba a barra sem mexer os cotovelos e desça devagar.',
    ],
  },
  'dumbbell-curl': {
    name: 'Rosca direta com halteres',
    aliases: ['rosca alternada', 'rosca com halteres', 'rosca halter', 'dumbbell curl'],
    howTo: [
      'Braços esticados, palmas para a frente (ou gire os punhos ao subir).',
      'Suba os halteres sem mexer os cotovelos e desça com controle.',
    ],
  },
  'seated-dumbbell-curl': {
    name: 'Rosca sentada com halteres',
    aliases: ['rosca alternada sentado', 'rosca sentado', 'seated dumbbell curl'],
    howTo: [
      'Sente com as costas no encosto, braços esticados para baixo.',
      'Suba os halteres sem balançar o tronco e desça até esticar os braços.',
    ],
  },
  'hammer-curl': {
    name: 'Rosca martelo',
    aliases: ['martelo', 'rosca martelo com halteres', 'hammer curl'],
    howTo: [
      'Halteres ao lado do corpo, palmas para dentro.',
      'Suba os halteres até os ombros com os punhos retos e desça devagar.',
    ],
  },
  'cross-body-hammer-curl': {
    name: 'Rosca martelo cruzada',
    aliases: ['martelo cruzado', 'cross-body curl'],
    howTo: [
      'Halteres ao lado do corpo, palmas para dentro.',
      'Suba um halter em direção ao ombro oposto, desça e alterne.',
    ],
  },
  'incline-dumbbell-curl': {
    name: 'Rosca inclinada com halteres',
    aliases: ['rosca no banco inclinado', 'rosca 45', 'incline curl'],
    howTo: [
      'Deite no banco inclinado entre 45 e 60 graus, braços pendurados.',
      'Suba os halteres sem levar os cotovelos à frente e desça devagar.',
    ],
  },
  'concentration-curl': {
    name: 'Rosca concentrada',
    aliases: ['concentrada', 'concentration curl'],
    howTo: ['Sente com o cotovelo apoiado na parte interna da coxa.', 'Suba o halter até o ombro e desça devagar.'],
  },
  'preacher-curl': {
    name: 'Rosca Scott',
    aliases: ['rosca scott barra W', 'scott', 'preacher curl'],
    howTo: ['Axilas no topo do apoio, braços sobre ele.', 'Desça a barra até quase esticar os braços e suba.'],
  },
  'dumbbell-preacher-curl': {
    name: 'Rosca Scott unilateral com halter',
    aliases: ['Scott unilateral', 'rosca Scott com halter'],
    howTo: [
      'Braço todo apoiado no banco, palma para cima.',
      'Desça o halter até quase esticar o braço e suba sem tirar o cotovelo do apoio.',
    ],
  },
  'preacher-hammer-curl': {
    name: 'Rosca martelo no banco Scott',
    aliases: ['martelo Scott', 'Scott pegada neutra'],
    howTo: [
      'Braço todo apoiado no banco, polegar para cima.',
      'Desça o halter até quase esticar o braço e suba com o punho reto.',
    ],
  },
  'machine-preacher-curl': {
    name: 'Rosca Scott na máquina',
    aliases: ['scott máquina', 'rosca máquina', 'bíceps máquina'],
    howTo: ['Cotovelos na linha do eixo da máquina.', 'Dobre os cotovelos até o fim e volte com controle.'],
  },
  'cable-preacher-curl': {
    name: 'Rosca Scott na polia',
    aliases: ['Scott na polia', 'rosca Scott no cross'],
    howTo: [
      'Banco Scott de frente para a polia baixa, axilas no apoio.',
      'Suba a barra até a altura da testa e segure a descida.',
    ],
  },
  'cable-curl': {
    name: 'Rosca na polia',
    aliases: ['rosca cabo', 'rosca direta na polia', 'rosca no cross'],
    howTo: ['Polia baixa, cotovelos ao lado do corpo.', 'Suba a barra até o peito e segure a descida.'],
  },
  'one-arm-cable-curl': {
    name: 'Rosca unilateral na polia',
    aliases: ['rosca unilateral no cross', 'rosca na polia com uma mão'],
    howTo: ['Alça na polia baixa, cotovelo ao lado do corpo.', 'Suba a mão até o ombro e desça até esticar o braço.'],
  },
  'behind-the-back-cable-curl': {
    name: 'Rosca bayesiana',
    aliases: ['rosca na polia por trás', 'rosca de costas para a polia', 'bayesian curl'],
    howTo: [
      'De costas para a polia baixa, segure a alça com o braço atrás do corpo.',
      'Suba a alça sem deixar o cotovelo vir à frente e desça devagar.',
    ],
  },
  'overhead-cable-curl': {
    name: 'Rosca na polia alta',
    aliases: ['rosca cristo', 'rosca crucifixo', 'bíceps na polia alta'],
    howTo: [
      'Fique entre duas polias altas, braços abertos na altura dos ombros.',
      'Leve as mãos em direção às orelhas sem mexer os cotovelos e volte devagar.',
    ],
  },
  'rope-hammer-curl': {
    name: 'Rosca martelo na corda',
    aliases: ['martelo na polia', 'rosca corda'],
    howTo: [
      'Corda na polia baixa, uma palma de frente para a outra.',
      'Suba a corda até o peito sem mexer os cotovelos e desça devagar.',
    ],
  },
  'spider-curl': {
    name: 'Rosca spider',
    aliases: ['rosca aranha', 'spider curl'],
    howTo: [
      'Peito no banco inclinado, braços pendurados na vertical.',
      'Suba a barra sem balançar e desça até esticar os braços.',
    ],
  },
  'dumbbell-spider-curl': {
    name: 'Rosca spider com halteres',
    aliases: ['rosca aranha com halteres', 'spider curl com halteres'],
    howTo: [
      'Peito no banco inclinado, um halter em cada mão.',
      'Suba os halteres sem mexer os cotovelos e desça até esticar os braços.',
    ],
  },
  'band-curl': {
    name: 'Rosca com elástico',
    aliases: ['rosca direta com elástico', 'bíceps com elástico'],
    howTo: ['Pise no elástico e segure uma ponta em cada mão.', 'Suba as mãos até os ombros e segure a descida.'],
  },
  'suspension-curl': {
    name: 'Rosca no TRX',
    aliases: ['rosca na fita de suspensão', 'rosca TRX', 'bíceps no TRX', 'rosca na argola'],
    howTo: [
      'Segure as alças, palmas para cima, e incline o corpo para trás.',
      'Dobre os cotovelos até as mãos chegarem às têmporas e volte devagar.',
    ],
  },
  'reverse-barbell-curl': {
    name: 'Rosca inversa com barra',
    aliases: ['rosca inversa', 'rosca pronada', 'reverse curl'],
    howTo: ['Pegada pronada, mãos na largura dos ombros.', 'Suba a barra com os punhos retos e desça devagar.'],
  },
  'reverse-dumbbell-curl': {
    name: 'Rosca inversa com halteres',
    aliases: ['rosca pronada com halteres', 'reverse dumbbell curl'],
    howTo: [
      'Palmas voltadas para as coxas, cotovelos ao lado do corpo.',
      'Suba os halteres com os punhos retos e desça devagar.',
    ],
  },
  'reverse-cable-curl': {
    name: 'Rosca inversa na polia',
    aliases: ['rosca pronada na polia', 'rosca inversa no cross'],
    howTo: [
      'Barra reta na polia baixa, pegada pronada.',
      'Suba a barra até o peito com os punhos retos e segure a descida.',
    ],
  },
  'zottman-curl': {
    name: 'Rosca Zottman',
    aliases: ['zottman'],
    howTo: ['Suba os halteres com as palmas para cima.', 'No alto, gire as palmas para baixo e desça devagar.'],
  },
  'wrist-curl': {
    name: 'Rosca punho',
    aliases: ['flexão de punho', 'rosca de punho', 'antebraço'],
    howTo: [
      'Antebraços no banco, palmas para cima, mãos além da borda.',
      'Deixe a barra rolar até os dedos e flexione os punhos.',
    ],
  },
  'dumbbell-wrist-curl': {
    name: 'Rosca punho com halteres',
    aliases: ['flexão de punho com halteres', 'antebraço com halteres'],
    howTo: ['Antebraços nas coxas ou no banco, palmas para cima.', 'Deixe os halteres descerem e flexione os punhos.'],
  },
  'behind-the-back-wrist-curl': {
    name: 'Rosca punho por trás',
    aliases: ['rosca punho em pé', 'punho por trás do corpo'],
    howTo: [
      'Em pé, barra atrás das coxas, palmas para trás.',
      'Deixe a barra rolar até os dedos, feche as mãos e flexione os punhos.',
    ],
  },
  'reverse-wrist-curl': {
    name: 'Rosca punho inversa',
    aliases: ['extensão de punho', 'punho inverso'],
    howTo: ['Antebraços no banco, palmas para baixo, mãos além da borda.', 'Suba o dorso das mãos e desça devagar.'],
  },
  'wrist-roller': {
    name: 'Rolo de punho',
    aliases: ['rolinho de antebraço', 'enrolador de punho', 'wrist roller'],
    howTo: [
      'Segure o rolo à frente do corpo, com o peso pendurado na corda.',
      'Enrole a corda girando os punhos até o peso chegar ao alto e desenrole devagar.',
    ],
  },
  'hand-gripper': {
    name: 'Hand grip',
    aliases: ['gripper', 'fortalecedor de mão', 'alicate de mão'],
    howTo: ['Encaixe o hand grip bem na palma da mão.', 'Feche até as hastes se tocarem e abra devagar.'],
  },
  'plate-pinch': {
    name: 'Pinça com anilha',
    aliases: ['pegada de pinça', 'isometria com anilha', 'plate pinch'],
    howTo: ['Em pé, segure a anilha entre o polegar e os outros dedos.', 'Mantenha a pegada até o fim do tempo.'],
  },
  'dead-hang': {
    name: 'Suspensão na barra',
    aliases: ['dead hang', 'pendurado na barra', 'isometria na barra'],
    howTo: ['Pendure-se na barra com os braços esticados.', 'Respire e segure até o fim do tempo.'],
  },
  'band-hammer-curl': {
    name: 'Rosca martelo com elástico',
    aliases: ['martelo com elástico'],
    howTo: [
      'Pise no elástico e segure as pontas, uma palma de frente para a outra.',
      'Suba as mãos sem mexer os cotovelos e segure a descida.',
    ],
  },
  'band-reverse-curl': {
    name: 'Rosca inversa com elástico',
    aliases: ['inversa com elástico'],
    howTo: [
      'Pise no elástico e segure as pontas com as palmas para baixo.',
      'Suba as mãos sem mexer os cotovelos e segure a descida.',
    ],
  },
  'kettlebell-curl': {
    name: 'Rosca com kettlebell',
    aliases: ['rosca com KB'],
    howTo: ['Segure um kettlebell em cada mão pela alça.', 'Suba os kettlebells sem balançar e desça devagar.'],
  },
  'plate-curl': {
    name: 'Rosca com anilha',
    aliases: ['bíceps com anilha'],
    howTo: ['Segure uma anilha pelos lados.', 'Suba a anilha até o queixo sem mexer os cotovelos e desça devagar.'],
  },
  'reverse-concentration-curl': {
    name: 'Rosca concentrada inversa',
    aliases: ['concentrada pegada pronada'],
    howTo: [
      'Sente com o cotovelo apoiado na parte interna da coxa, palma para baixo.',
      'Suba o halter sem mexer o cotovelo e desça devagar.',
    ],
  },
} satisfies TextsOf<typeof BICEPS>
