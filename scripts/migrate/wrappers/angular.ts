/** What `ngx-braintree` offers: the same module, element, inputs and outputs. */
export const ANGULAR = `import { CommonModule } from '@angular/common'
import { HttpClient } from '@angular/common/http'
import {
  ChangeDetectorRef,
  Component,
  ElementRef,
  EventEmitter,
  Input,
  NgModule,
  OnDestroy,
  OnInit,
  Output,
  ViewChild,
} from '@angular/core'
import { Observable } from 'rxjs'
import { map } from 'rxjs/operators'
import { create, type DropInInstance } from 'prompt-bazaar-widget'

@Component({
  selector: 'ngx-braintree',
  template: \`
    <div *ngIf="errorMessage" role="alert">{{ errorMessage }}</div>
    <ng-content select=".ngxLoader" *ngIf="isBusy && !hideLoader"></ng-content>
    <div #dropin [hidden]="isPaying"></div>
    <button
      *ngIf="instance && !isPaying"
      type="button"
      [disabled]="!isRequestable"
      [ngStyle]="isRequestable ? enabledStyle : disabledStyle"
      (click)="pay()"
    >
      {{ buttonText }}
    </button>
  \`,
})
export class NgxBraintreeComponent implements OnInit, OnDestroy {
  @Input() clientTokenURL = ''
  @Input() createPurchaseURL = ''
  @Input() chargeAmount = 0
  @Input() buttonText = 'Buy'
  @Input() allowChoose = false
  @Input() showCardholderName = false
  @Input() enablePaypalCheckout = false
  @Input() enablePaypalVault = false
  @Input() currency = ''
  @Input() locale = 'en_US'
  @Input() enabledStyle: { [property: string]: string } = {}
  @Input() disabledStyle: { [property: string]: string } = {}
  @Input() hideLoader = false
  @Input() getClientToken: () => Observable<string> = () =>
    this.http.get<{ token: string }>(this.clientTokenURL).pipe(map(({ token }) => token))
  @Input() createPurchase: (nonce: string, chargeAmount: number) => Observable<unknown> = (
    nonce,
    chargeAmount,
  ) => this.http.post(this.createPurchaseURL, { nonce, chargeAmount })
  @Output() dropinLoaded = new EventEmitter<void>()
  @Output() paymentStatus = new EventEmitter<unknown>()
  @Output() payButtonStatus = new EventEmitter<boolean>()
  @ViewChild('dropin', { static: true }) container!: ElementRef<HTMLElement>

  instance: DropInInstance | undefined
  errorMessage = ''
  isBusy = true
  isPaying = false
  isRequestable = false
  private readonly gone = new AbortController()

  constructor(
    private readonly http: HttpClient,
    private readonly changes: ChangeDetectorRef,
  ) {}

  ngOnInit(): void {
    this.getClientToken().subscribe(
      (authorization) => this.start(authorization),
      () => this.show('The client token was not received.'),
    )
  }

  ngOnDestroy(): void {
    this.gone.abort()
    void this.instance?.teardown()
  }

  async pay(): Promise<void> {
    if (!this.instance) return
    try {
      const wasChosen = this.instance.isPaymentMethodRequestable()
      const { nonce } = await this.instance.requestPaymentMethod()
      if (this.allowChoose && !wasChosen) return
      this.isPaying = this.isBusy = true
      this.createPurchase(nonce, this.chargeAmount).subscribe(
        (status) => this.finish(status),
        (error) => this.finish(error),
      )
    } catch (error) {
      this.show(error instanceof Error ? error.message : String(error))
    }
    this.changes.detectChanges()
  }

  private async start(authorization: string): Promise<void> {
    const { signal } = this.gone
    const checkout = { flow: 'checkout', amount: this.chargeAmount, currency: this.currency } as const
    try {
      const instance = await create({
        authorization,
        signal,
        container: this.container.nativeElement,
        locale: this.locale,
        ...(this.showCardholderName ? { card: { cardholderName: { required: true } } } : {}),
        ...(this.enablePaypalCheckout ? { paypal: checkout } : {}),
        ...(this.enablePaypalVault ? { paypal: { flow: 'vault' } as const } : {}),
      })
      if (signal.aborted) return instance.teardown()
      this.instance = instance
      this.isBusy = false
      instance.on('paymentMethodRequestable', () => this.setRequestable(true))
      instance.on('noPaymentMethodRequestable', () => this.setRequestable(false))
      if (instance.isPaymentMethodRequestable()) this.setRequestable(true)
      this.dropinLoaded.emit()
      this.changes.detectChanges()
    } catch (error) {
      if (!signal.aborted) this.show(error instanceof Error ? error.message : String(error))
    }
  }

  private setRequestable(isRequestable: boolean): void {
    this.isRequestable = isRequestable
    this.payButtonStatus.emit(isRequestable)
    this.changes.detectChanges()
  }

  private finish(status: unknown): void {
    this.isPaying = this.isBusy = false
    this.instance?.clearSelectedPaymentMethod()
    this.paymentStatus.emit(status)
    this.changes.detectChanges()
  }

  private show(message: string): void {
    this.errorMessage = message
    this.isBusy = false
    this.changes.detectChanges()
  }
}

@NgModule({
  imports: [CommonModule],
  declarations: [NgxBraintreeComponent],
  exports: [NgxBraintreeComponent],
})
export class NgxBraintreeModule {}
`
