import { tellStory } from '../simulate/story.ts'
const found: number[] = []
for (let seed = 300000; found.length < 60; seed++) if (tellStory(seed).steps.some(({ move }) => move === 'failWorkers')) found.push(seed)
console.log(found.join(','))
