import type { BICEPS } from '../../catalogue/biceps.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const biceps = {
  'barbell-curl': {
    name: 'Rosca direta com barra',
    aliases: ['rosca direta', 'rosca', 'rosca bíceps', 'barbell curl'],
    howTo: [
      'Cotovelos ao lado do corpo, pegada supinada.',
      'Suba até os ombros sem balançar e desça até esticar os braços.',
    ],
  },
  'biceps-curl-21s': {
    name: 'Rosca 21',
    aliases: ['bíceps 21', 'rosca direta 21', '21s'],
    howTo: ['Sete repetições na metade de baixo, sete na de cima.', 'Termine com sete completas, sem largar a barra.'],
  },
  'drag-curl': {
    name: 'Rosca drag',
    aliases: ['rosca arrastada', 'rosca direta arrastada', 'drag curl'],
    howTo: [
      'Barra encostada nas coxas, pegada supinada.',
      'Suba a barra rente ao tronco, levando os cotovelos para trás.',
    ],
  },
  'ez-bar-curl': {
    name: 'Rosca direta com barra W',
    aliases: ['rosca barra W', 'rosca W', 'ez curl'],
    howTo: ['Segure na parte inclinada da barra.', 'Suba com os cotovelos parados e desça devagar.'],
  },
  'dumbbell-curl': {
    name: 'Rosca direta com halteres',
    aliases: ['rosca alternada', 'rosca com halteres', 'rosca halter', 'dumbbell curl'],
    howTo: [
      'Comece com os braços esticados, palmas para a frente ou girando.',
      'Suba sem mover os cotovelos e desça controlando.',
    ],
  },
  'seated-dumbbell-curl': {
    name: 'Rosca sentada com halteres',
    aliases: ['rosca alternada sentado', 'rosca sentado', 'seated dumbbell curl'],
    howTo: ['Sente com as costas no encosto, braços soltos.', 'Suba sem balançar o tronco e desça até esticar.'],
  },
  'hammer-curl': {
    name: 'Rosca martelo',
    aliases: ['martelo', 'rosca martelo com halteres', 'hammer curl'],
    howTo: ['Palmas de frente uma para a outra.', 'Suba até os ombros com os punhos retos.'],
  },
  'cross-body-hammer-curl': {
    name: 'Rosca martelo cruzada',
    aliases: ['martelo cruzado', 'cross-body curl'],
    howTo: [
      'Halteres ao lado do corpo, palmas para dentro.',
      'Suba cruzando até o ombro oposto, um braço de cada vez.',
    ],
  },
  'incline-dumbbell-curl': {
    name: 'Rosca inclinada com halteres',
    aliases: ['rosca no banco inclinado', 'rosca 45', 'incline curl'],
    howTo: ['Deite a 45 ou 60 graus, braços pendurados.', 'Suba sem levar os cotovelos à frente.'],
  },
  'concentration-curl': {
    name: 'Rosca concentrada',
    aliases: ['concentrada', 'concentration curl'],
    howTo: ['Sentado, cotovelo na parte interna da coxa.', 'Suba até o ombro e desça devagar.'],
  },
  'preacher-curl': {
    name: 'Rosca Scott',
    aliases: ['rosca scott barra W', 'scott', 'preacher curl'],
    howTo: ['Axilas no topo do apoio.', 'Desça quase até esticar e suba.'],
  },
  'dumbbell-preacher-curl': {
    name: 'Rosca Scott unilateral com halter',
    aliases: ['Scott unilateral', 'rosca Scott com halter'],
    howTo: [
      'Braço todo apoiado no banco, palma para cima.',
      'Desça quase até esticar e suba sem tirar o cotovelo do apoio.',
    ],
  },
  'preacher-hammer-curl': {
    name: 'Rosca martelo no banco Scott',
    aliases: ['martelo Scott', 'Scott pegada neutra'],
    howTo: ['Braço apoiado no banco, polegar para cima.', 'Desça quase até esticar e suba com o punho firme.'],
  },
  'machine-preacher-curl': {
    name: 'Rosca Scott na máquina',
    aliases: ['scott máquina', 'rosca máquina', 'bíceps máquina'],
    howTo: ['Cotovelos na linha do eixo da máquina.', 'Suba até o fim e desça controlando.'],
  },
  'cable-preacher-curl': {
    name: 'Rosca Scott na polia',
    aliases: ['Scott na polia', 'rosca Scott no cross'],
    howTo: [
      'Banco Scott de frente para a polia baixa, axilas no apoio.',
      'Suba até a altura da testa e desça segurando o peso.',
    ],
  },
  'cable-curl': {
    name: 'Rosca na polia',
    aliases: ['rosca cabo', 'rosca direta na polia', 'rosca no cross'],
    howTo: ['Polia baixa, cotovelos ao lado do corpo.', 'Suba até o peito e mantenha a tensão na descida.'],
  },
  'one-arm-cable-curl': {
    name: 'Rosca unilateral na polia',
    aliases: ['rosca unilateral no cross', 'rosca na polia com uma mão'],
    howTo: ['Alça na polia baixa, cotovelo ao lado do corpo.', 'Suba até o ombro e volte até esticar o braço.'],
  },
  'behind-the-back-cable-curl': {
    name: 'Rosca bayesiana',
    aliases: ['rosca na polia por trás', 'rosca de costas para a polia', 'bayesian curl'],
    howTo: ['De costas para a polia baixa, braço atrás do corpo.', 'Suba sem deixar o cotovelo vir à frente.'],
  },
  'overhead-cable-curl': {
    name: 'Rosca na polia alta',
    aliases: ['rosca cristo', 'rosca crucifixo', 'bíceps na polia alta'],
    howTo: [
      'Entre duas polias altas, braços abertos na altura dos ombros.',
      'Leve as mãos em direção às orelhas sem mover os cotovelos.',
    ],
  },
  'rope-hammer-curl': {
    name: 'Rosca martelo na corda',
    aliases: ['martelo na polia', 'rosca corda'],
    howTo: ['Corda na polia baixa, palmas de frente uma para a outra.', 'Suba e afaste as pontas no alto.'],
  },
  'spider-curl': {
    name: 'Rosca spider',
    aliases: ['rosca aranha', 'spider curl'],
    howTo: ['Peito no banco inclinado, braços na vertical.', 'Suba sem balançar e desça até esticar os braços.'],
  },
  'dumbbell-spider-curl': {
    name: 'Rosca spider com halteres',
    aliases: ['rosca aranha com halteres', 'spider curl com halteres'],
    howTo: [
      'Peito no banco inclinado, um halter em cada mão.',
      'Suba com os braços na vertical e desça até esticar os braços.',
    ],
  },
  'band-curl': {
    name: 'Rosca com elástico',
    aliases: ['rosca direta com elástico', 'bíceps com elástico'],
    howTo: ['Pise no elástico e segure uma ponta em cada mão.', 'Suba até os ombros e segure a descida.'],
  },
  'suspension-curl': {
    name: 'Rosca no TRX',
    aliases: ['rosca na fita de suspensão', 'rosca TRX', 'bíceps no TRX', 'rosca na argola'],
    howTo: [
      'Incline para trás segurando as fitas, palmas para cima.',
      'Dobre os cotovelos até as mãos chegarem às têmporas.',
    ],
  },
  'reverse-barbell-curl': {
    name: 'Rosca inversa com barra',
    aliases: ['rosca inversa', 'rosca pronada', 'reverse curl'],
    howTo: ['Pegada pronada na largura dos ombros.', 'Suba com os punhos retos e desça devagar.'],
  },
  'reverse-dumbbell-curl': {
    name: 'Rosca inversa com halteres',
    aliases: ['rosca pronada com halteres', 'reverse dumbbell curl'],
    howTo: ['Palmas voltadas para as coxas, cotovelos ao lado do corpo.', 'Suba com os punhos retos e desça devagar.'],
  },
  'reverse-cable-curl': {
    name: 'Rosca inversa na polia',
    aliases: ['rosca pronada na polia', 'rosca inversa no cross'],
    howTo: ['Barra reta na polia baixa, pegada pronada.', 'Suba até o peito com os punhos retos e segure a descida.'],
  },
  'zottman-curl': {
    name: 'Rosca Zottman',
    aliases: ['zottman'],
    howTo: ['Suba com as palmas para cima.', 'Gire as palmas para baixo no alto e desça devagar.'],
  },
  'wrist-curl': {
    name: 'Rosca punho',
    aliases: ['flexão de punho', 'rosca de punho', 'antebraço'],
    howTo: ['Antebraços no banco, palmas para cima, mãos além da borda.', 'Deixe a barra rolar e flexione os punhos.'],
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
      'Deixe rolar até os dedos, feche as mãos e flexione os punhos.',
    ],
  },
  'reverse-wrist-curl': {
    name: 'Rosca punho inversa',
    aliases: ['extensão de punho', 'punho inverso'],
    howTo: ['Antebraços no banco, palmas para baixo.', 'Suba o dorso das mãos e desça devagar.'],
  },
  'wrist-roller': {
    name: 'Rolo de punho',
    aliases: ['rolinho de antebraço', 'enrolador de punho', 'wrist roller'],
    howTo: [
      'Segure o rolo à frente, com o peso pendurado na corda.',
      'Enrole até o alto com os punhos e desenrole devagar.',
    ],
  },
  'hand-gripper': {
    name: 'Hand grip',
    aliases: ['gripper', 'fortalecedor de mão', 'alicate de mão'],
    howTo: ['Encaixe o aparelho bem na palma.', 'Feche até as hastes se tocarem e abra devagar.'],
  },
  'plate-pinch': {
    name: 'Pinça com anilha',
    aliases: ['pegada de pinça', 'isometria com anilha', 'plate pinch'],
    howTo: ['Segure a anilha só com o polegar contra os dedos.', 'Fique em pé e segure até o fim do tempo.'],
  },
  'dead-hang': {
    name: 'Suspensão na barra',
    aliases: ['dead hang', 'pendurado na barra', 'isometria na barra'],
    howTo: ['Pendure-se na barra com os braços esticados.', 'Respire e segure até o fim do tempo.'],
  },
  'band-hammer-curl': {
    name: 'Rosca martelo com elástico',
    aliases: ['martelo com elástico'],
    howTo: ['Pise no elástico, palmas uma para a outra.', 'Suba sem mexer os cotovelos.'],
  },
  'band-reverse-curl': {
    name: 'Rosca inversa com elástico',
    aliases: ['inversa com elástico'],
    howTo: ['Pise no elástico, palmas para baixo.', 'Suba sem mexer os cotovelos.'],
  },
  'kettlebell-curl': {
    name: 'Rosca com kettlebell',
    aliases: ['rosca com KB'],
    howTo: ['Segure um kettlebell em cada mão pela alça.', 'Suba sem balançar.'],
  },
  'plate-curl': {
    name: 'Rosca com anilha',
    aliases: ['bíceps com anilha'],
    howTo: ['Segure uma anilha pelos lados.', 'Suba até o queixo com os cotovelos parados.'],
  },
  'reverse-concentration-curl': {
    name: 'Rosca concentrada inversa',
    aliases: ['concentrada pegada pronada'],
    howTo: ['Sente com o cotovelo apoiado na coxa, palma para baixo.', 'Suba sem mexer o braço.'],
  },
} satisfies TextsOf<typeof BICEPS>
