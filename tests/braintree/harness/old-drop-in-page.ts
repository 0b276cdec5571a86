import '../../old-drop-in/components'

// The bundle reads the components while it is evaluated, so it comes after them.
const script = document.createElement('script')
script.src = '/old-drop-in.js'
document.head.append(script)
