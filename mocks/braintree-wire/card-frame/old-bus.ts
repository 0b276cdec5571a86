import OwnBus from 'braintree-web/lib/bus'

/** The bus of releases before 3.69, which wrapped framebus in one of their own, as the frames use later ones. */
export default class OldBus extends OwnBus {}
