// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import type { GenericSchema } from 'valibot'
import type { components, operations } from './schema'

/** The body of an operation's 200. */
export type ResponseBody<O extends keyof operations> = operations[O] extends {
  responses: { 200: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never

/** How the body of an operation's 200 is read; fields that the shape doesn't have are kept. */
export interface ResponseShape<O extends keyof operations> {
  readonly operation: O
  readonly shape: GenericSchema<unknown, ResponseBody<O>>
}

export type Id = components['schemas']['Id']
export type Money = components['schemas']['Money']
export type Price = components['schemas']['Price']
export type UserName = components['schemas']['UserName']
export type Email = components['schemas']['Email']
export type Password = components['schemas']['Password']
export type FoundProducts = components['schemas']['FoundProducts']
export type Error = components['schemas']['Error']
export type DeclinedError = components['schemas']['DeclinedError']
export type Message = components['schemas']['Message']
export type Credentials = components['schemas']['Credentials']
export type SignUp = components['schemas']['SignUp']
export type SignUpResult = components['schemas']['SignUpResult']
export type ProfileUpdate = components['schemas']['ProfileUpdate']
export type Session = components['schemas']['Session']
export type User = components['schemas']['User']
export type Category = components['schemas']['Category']
export type CategoryName = components['schemas']['CategoryName']
export type CategoryCreate = components['schemas']['CategoryCreate']
export type CategoryCreateResult = components['schemas']['CategoryCreateResult']
export type ProductName = components['schemas']['ProductName']
export type ProductDescription = components['schemas']['ProductDescription']
export type Quantity = components['schemas']['Quantity']
export type Shipping = components['schemas']['Shipping']
export type Photo = components['schemas']['Photo']
export type PhotoFile = components['schemas']['PhotoFile']
export type Product = components['schemas']['Product']
export type ProductCreate = components['schemas']['ProductCreate']
export type ProductUpdate = components['schemas']['ProductUpdate']
export type ProductWriteResult = components['schemas']['ProductWriteResult']
export type ProductWriteFailure = components['schemas']['ProductWriteFailure']
export type SearchText = components['schemas']['SearchText']
export type CategoryFilter = components['schemas']['CategoryFilter']
export type ProductFilter = components['schemas']['ProductFilter']
export type ProductPage = components['schemas']['ProductPage']
export type ClientToken = components['schemas']['ClientToken']
export type PaymentMethodNonce = components['schemas']['PaymentMethodNonce']
export type PaymentRequest = components['schemas']['PaymentRequest']
export type PaymentResult = components['schemas']['PaymentResult']
export type Transaction = components['schemas']['Transaction']
export type OrderStatus = components['schemas']['OrderStatus']
export type OrderLine = components['schemas']['OrderLine']
export type Count = components['schemas']['Count']
export type OrderLineCreate = components['schemas']['OrderLineCreate']
export type Address = components['schemas']['Address']
export type OrderLinesCreate = components['schemas']['OrderLinesCreate']
export type OrderCreate = components['schemas']['OrderCreate']
export type Order = components['schemas']['Order']
export type OrderStatusUpdate = components['schemas']['OrderStatusUpdate']
