import type { BICEPS } from '../../catalogue/biceps.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const biceps = {
  'barbell-curl': {
    name: 'Rosca direta com barra',
    aliases: ['rosca direta', 'rosca', 'rosca bíceps', 'barbell curl'],
    howTo: ['Cotovelos ao lado do corpo, pegada supinada.', 'Suba até os ombros sem balançar e desça todo.'],
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
  'hammer-curl': {
    name: 'Rosca martelo',
    aliases: ['martelo', 'rosca martelo com halteres', 'hammer curl'],
    howTo: ['Palmas de frente uma para a outra.', 'Suba até os ombros com os punhos retos.'],
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
  'machine-preacher-curl': {
    name: 'Rosca Scott na máquina',
    aliases: ['scott máquina', 'rosca máquina', 'bíceps máquina'],
    howTo: ['Cotovelos na linha do eixo da máquina.', 'Suba todo e desça controlando.'],
  },
  'cable-curl': {
    name: 'Rosca na polia',
    aliases: ['rosca cabo', 'rosca direta na polia', 'rosca no cross'],
    howTo: ['Polia baixa, cotovelos ao lado do corpo.', 'Suba até o peito e mantenha a tensão na descida.'],
  },
  'rope-hammer-curl': {
    name: 'Rosca martelo na corda',
    aliases: ['martelo na polia', 'rosca corda'],
    howTo: ['Corda na polia baixa, palmas de frente uma para a outra.', 'Suba e afaste as pontas no alto.'],
  },
  'spider-curl': {
    name: 'Rosca spider',
    aliases: ['rosca aranha', 'spider curl'],
    howTo: ['Peito no banco inclinado, braços na vertical.', 'Suba sem balançar e desça todo.'],
  },
  'reverse-barbell-curl': {
    name: 'Rosca inversa com barra',
    aliases: ['rosca inversa', 'rosca pronada', 'reverse curl'],
    howTo: ['Pegada pronada na largura dos ombros.', 'Suba com os punhos retos e desça devagar.'],
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
  'reverse-wrist-curl': {
    name: 'Rosca punho inversa',
    aliases: ['extensão de punho', 'punho inverso'],
    howTo: ['Antebraços no banco, palmas para baixo.', 'Suba o dorso das mãos e desça devagar.'],
  },
  'dead-hang': {
    name: 'Suspensão na barra',
    aliases: ['dead hang', 'pendurado na barra', 'isometria na barra'],
    howTo: ['Pendure-se na barra com os braços esticados.', 'Respire e segure pelo tempo.'],
  },
} satisfies TextsOf<typeof BICEPS>
