import { SHOP_NAME } from '../../ui/page-heading'
import { ColorSchemePicker } from '../theme/color-scheme-picker'
import './footer.css'

export function Footer() {
  return (
    <footer className="footer">
      <div className="footer-inner">
        <p>
          <strong className="footer-name">{SHOP_NAME}</strong>
          The marketplace for prompts that do the work.
        </p>
        <ColorSchemePicker />
      </div>
    </footer>
  )
}
