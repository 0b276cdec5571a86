import './app/theme/tokens.css'
import './app/theme/base.css'
import { startShop } from './app/start-shop'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root" to render the shop into.')
void startShop(root)
