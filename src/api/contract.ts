import type { components } from './generated/schema'

type Schemas = components['schemas']

export type Product = Schemas['Product']
export type ProductPage = Schemas['ProductPage']
export type ProductFilter = Schemas['ProductFilter']
export type Category = Schemas['Category']
export type User = Schemas['User']
export type Session = Schemas['Session']
export type Order = Schemas['Order']
export type OrderLine = Schemas['OrderLine']
export type OrderStatus = Schemas['OrderStatus']
export type Credentials = Schemas['Credentials']
export type SignUp = Schemas['SignUp']
export type ProfileUpdate = Schemas['ProfileUpdate']
export type CategoryCreate = Schemas['CategoryCreate']
export type ProductCreate = Schemas['ProductCreate']
export type ProductWriteResult = Schemas['ProductWriteResult']
