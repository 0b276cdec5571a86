import { createRoot } from 'react-dom/client'
import { Desk } from './desk'
import './desk.css'

const [, , name = 'default'] = location.pathname.split('/')
const root = document.querySelector('#desk')
if (!root) throw new Error('The page has no #desk.')
createRoot(root).render(<Desk name={decodeURIComponent(name)} />)
