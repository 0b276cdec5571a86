import { brandNames } from './brand-names'
import type { Texts } from './en-us'

/** Japanese. */
export const jaJP: Texts = {
  ...brandNames,
  payingWith: '{{paymentSource}}でお支払い',
  chooseAnotherWayToPay: '別の支払い方法を選ぶ',
  chooseAWayToPay: 'お支払い方法を選んでください',
  otherWaysToPay: 'その他の支払い方法',
  loading: '支払い方法を読み込んでいます',
  connecting: '接続しています…',
  edit: '編集',
  doneEditing: '完了',
  editPaymentMethods: '保存した支払い方法を編集',
  deletePaymentMethod: '{{paymentMethod}}を削除',
  subscriptionCannotBeDeleted: '定期購入に使われているため削除できません',
  CreditCardDeleteConfirmationMessage:
    '末尾が{{identifier}}の{{secondaryIdentifier}}カードを削除しますか？',
  PayPalAccountDeleteConfirmationMessage: 'PayPalアカウント {{identifier}} を削除しますか？',
  VenmoAccountDeleteConfirmationMessage: 'Venmoアカウント {{identifier}} を削除しますか？',
  genericDeleteConfirmationMessage: 'この支払い方法を削除しますか？',
  deleteCancelButton: '残す',
  deleteConfirmationButton: '削除する',
  endingIn: '末尾 {{lastFourCardDigits}}',
  payWithCard: 'カードで支払う',
  cardNumberLabel: 'カード番号',
  cvvLabel: 'セキュリティコード',
  cvvThreeDigitLabelSubheading: '(3桁)',
  cvvFourDigitLabelSubheading: '(4桁)',
  cardholderNameLabel: 'カード名義',
  cardholderNamePlaceholder: 'カードに記載のとおり',
  expirationDateLabel: '有効期限',
  expirationDateLabelSubheading: '(月/年)',
  expirationDatePlaceholder: 'MM/YY',
  postalCodeLabel: '郵便番号',
  saveCardLabel: '次回のためにカードを保存する',
  noticeOfCollection: 'PayPalによる支払い情報の取り扱い',
  fieldEmptyForCvv: 'セキュリティコードを入力してください。',
  fieldEmptyForExpirationDate: '有効期限を入力してください。',
  fieldEmptyForCardholderName: 'カード名義を入力してください。',
  fieldTooLongForCardholderName: '名義は256文字未満で入力してください。',
  fieldEmptyForNumber: 'カード番号を入力してください。',
  fieldEmptyForPostalCode: '郵便番号を入力してください。',
  fieldInvalidForCardholderName: 'カード名義を確認してください。',
  fieldInvalidForCvv: 'セキュリティコードを確認してください。',
  fieldInvalidForExpirationDate: '有効期限を確認してください。',
  fieldInvalidForNumber: 'カード番号を確認してください。',
  fieldInvalidForPostalCode: '郵便番号を確認してください。',
  unsupportedCardTypeError:
    'このカードは当店ではご利用いただけません。別のカードをお使いください。',
  genericError:
    'こちら側で問題が発生しました。もう一度お試しいただくか、別の支払い方法をお選びください。',
  hostedFieldsTokenizationFailOnDuplicateError: 'このカードはすでに保存されています。',
  hostedFieldsFailedTokenizationError:
    'カードを受け付けられませんでした。内容を確認して、もう一度お試しください。',
  hostedFieldsTokenizationCvvVerificationFailedError:
    'カードを確認できませんでした。内容を確認して、もう一度お試しください。',
  hostedFieldsTokenizationNetworkErrorError:
    '通信に失敗しました。請求は発生していません。もう一度お試しください。',
  hostedFieldsFieldsInvalidError: '印のついた項目を確認して、もう一度お試しください。',
  paypalButtonMustBeUsed: 'PayPalボタンを押して進んでください。',
  paypalAccountTokenizationFailedError:
    'PayPalアカウントを追加できませんでした。もう一度お試しください。',
  paypalFlowFailedError: 'PayPalに接続できませんでした。もう一度お試しください。',
  paypalTokenizationRequestActiveError:
    'PayPalはすでに開いています。先にそちらを完了してください。',
  venmoButtonMustBeUsed: 'Venmoボタンを押して進んでください。',
  venmoCanceledError:
    'Venmoが途中で閉じられました。アプリが最新か、このブラウザから開けるかを確認してください。',
  venmoAppFailedError: 'この端末にVenmoアプリが見つかりませんでした。',
  applePayButtonMustBeUsed: 'Apple Payボタンを押して進んでください。',
  applePayTokenizationError: 'Apple Payに接続できませんでした。もう一度お試しください。',
  applePayActiveCardError: '当店で使えるカードをAppleウォレットに追加してください。',
  googlePayButtonMustBeUsed: 'Google Payボタンを押して進んでください。',
  vaultManagerPaymentMethodDeletionError: '削除できませんでした。もう一度お試しください。',
  Card: 'カード',
}
