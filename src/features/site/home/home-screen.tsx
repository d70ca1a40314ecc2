import { Home } from './home.tsx'

export default function HomeScreen() {
  return <Home />
}
