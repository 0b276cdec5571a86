// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

export interface paths {
    "/auth/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Answers with a session token and the user it belongs to. An unknown email and a wrong password are the same 401. Attempts are limited per account and address: after 200 wrong ones within five minutes at the latest, whether there is such an account or not, the answer is a 429.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description Creates an account of role 0. A `role` in the body is ignored. It does not sign in.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign out
         * @description Tells the service that the client has dropped its session. The answer is only logged.
         */
        get: operations["signOut"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description Sorted by `sortBy`; `limit=undefined` (the literal word) answers with every product. Without `limit` a service may apply its default of 6.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/by/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Filter products, page by page
         * @description Products that are in one of the categories (all when empty) and within the price range (any when empty), newest first. Pages do not overlap while the catalogue stays unchanged, and together hold every product; beyond the last there is an empty one. No product is in a category that does not exist.
         */
        post: operations["filterProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search products by name
         * @description The newest products whose name contains the text, whatever its case, in the category or in all of them: 100 at most, so that a text which is in many names is answered as quickly as one which is in few. No sign in the text has a meaning of its own, and no product is in a category that does not exist.
         */
        get: operations["searchProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/show/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example prd_01
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /** Show one product */
        get: operations["showProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/related/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example prd_01
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * List related products
         * @description Other products of the same category, never the product itself.
         */
        get: operations["listRelatedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/create/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, who must be the token's.
                 * @example usr_7f3a
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a product
         * @description A `category` that does not exist is a 400.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/update/{productId}/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example prd_01
                 */
                productId: components["parameters"]["ProductId"];
                /**
                 * @description The signed-in user, who must be the token's.
                 * @example usr_7f3a
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a product
         * @description Replaces the fields that are sent; a field that is left out keeps its value, the photo too. A `category` that does not exist is a 400. `If-Match` is the `ETag` of `showProduct`.
         */
        put: operations["updateProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/delete/{productId}/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example prd_01
                 */
                productId: components["parameters"]["ProductId"];
                /**
                 * @description The signed-in user, who must be the token's.
                 * @example usr_7f3a
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a product
         * @description Orders that hold the product keep their own copy of its name and price.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List categories */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category/create/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, who must be the token's.
                 * @example usr_7f3a
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a category
         * @description Names are unique, whatever their case. Blanks around a name may be dropped.
         */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/profile/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, who must be the token's.
                 * @example usr_7f3a
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** Read one's own profile */
        get: operations["readProfile"];
        /**
         * Update one's own profile
         * @description The answer's user replaces the stored one. An empty or absent password keeps the current one. A `role` in the body is ignored. With a new password the user's other sessions end, and this one goes on; any other change ends none. Attempts are limited per account and address.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/orders/by/user/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, who must be the token's.
                 * @example usr_7f3a
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * List one's own orders
         * @description Newest first.
         */
        get: operations["listOwnOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/braintree/getToken/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, who must be the token's.
                 * @example usr_7f3a
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** Get a client token for the payment widget */
        get: operations["getClientToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/braintree/payment/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, who must be the token's.
                 * @example usr_7f3a
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Charge a payment method
         * @description A nonce is charged once. The same nonce with the same amount from the same user answers with the same transaction and takes nothing more; with another amount or from another user it is a 409. The provider's sandbox test nonces (`fake-valid-nonce` and its kin) are exempt: each use is a charge of its own; a service that takes real money answers 400 to them. A nonce that was declined is not charged later. An amount of 0 takes no payment and uses no nonce. Declined charges, charges below 1.00 and charges that no order is made of are limited per account and address: beyond that the answer is a 429, and no provider is asked. A charge that no order is made of within 24 hours is voided. While the provider has no word on a charge, the answer is a 500 that says that money may have been taken; the same request again is safe. Another nonce with the same amount is then refused once with a 409 that says so, and charged when it comes again.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/create/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, who must be the token's.
                 * @example usr_7f3a
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an order for a charged transaction
         * @description The service computes the total from its own prices; names, prices, `status` and `user` in the body are ignored. A transaction makes one order: sent again by its owner it answers with that order. When stock, amount or a product that is not sold any more make the order impossible, the answer is a 409 and the service voids the transaction, which its `error` says; no other answer voids one. A transaction that went back because no order was made of it in time is a 409 too. A 404 is an unknown transaction. Pieces of price 0 may be limited per account and address: beyond that the answer is a 429, or a 409 when something was paid.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/list/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, who must be the token's.
                 * @example usr_7f3a
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * List all orders
         * @description Newest first.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/status-values/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, who must be the token's.
                 * @example usr_7f3a
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** List the values that an order's status can take */
        get: operations["listOrderStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/{orderId}/status/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_1001
                 */
                orderId: components["schemas"]["Id"];
                /**
                 * @description The signed-in user, who must be the token's.
                 * @example usr_7f3a
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set an order's status
         * @description The order is the one in the path; another `orderId` in the body is a 400, and so is a status that `GET /order/status-values/{userId}` does not list. `If-Match` is the status that the order is expected to have, percent-encoded in quotes.
         */
        put: operations["updateOrderStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Opaque; compare it, never parse it. */
        Id: string;
        /** @description US dollars. */
        Money: number;
        /** @description US dollars for one piece. */
        Price: number;
        UserName: string;
        /** @description Compared whatever its case. */
        Email: string;
        /** @description Compared as it is sent, whole, and in no other case; a service may take characters that are equal in Unicode's form NFKC for the same. It may refuse a password that is among the first to be guessed when an account is opened or its password changed: 400 with `password: …`, which says what to do. */
        Password: string;
        FoundProducts: components["schemas"]["Product"][];
        Error: {
            /** @description What happened and what to do, in a sentence for people. */
            error: string;
        };
        DeclinedError: {
            /** @description That the charge was declined, and why where that may be known. Free text; it must not say what helps whoever tries stolen cards: that a card is lost, stolen or suspected, that its bank gave no reason, or which of its details was wrong. */
            error: string;
            /** @description The processor's response code, such as 2001, or the gateway's reason for its rejection, such as `duplicate`, where there is one. In place of a code that must not be known 2046, a plain decline. */
            code?: string;
        };
        Message: {
            message: string;
        };
        Credentials: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
        };
        SignUp: {
            name: components["schemas"]["UserName"];
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
        };
        SignUpResult: {
            /** @enum {boolean} */
            success: true;
            user?: components["schemas"]["User"];
        };
        ProfileUpdate: {
            name: components["schemas"]["UserName"];
            email: components["schemas"]["Email"];
            /** @description Empty keeps the current password. */
            password?: string;
        };
        Session: {
            /** @description Sent as bearer token with every protected call, until it expires. */
            token: string;
            user: components["schemas"]["User"];
        };
        User: {
            _id: components["schemas"]["Id"];
            name: components["schemas"]["UserName"];
            email: components["schemas"]["Email"];
            /** @description 1 is an administrator, anything else a registered user. */
            role: number;
        };
        Category: {
            _id: components["schemas"]["Id"];
            name: components["schemas"]["CategoryName"];
        };
        CategoryName: string;
        CategoryCreate: {
            name: components["schemas"]["CategoryName"];
        };
        CategoryCreateResult: {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Category"];
        };
        ProductName: string;
        ProductDescription: string;
        /** @description Pieces in stock. */
        Quantity: number;
        /**
         * @description 0 = No, 1 = Yes.
         * @enum {integer}
         */
        Shipping: 0 | 1;
        Photo: {
            /** @description The picture's address, to be used as image source: absolute, relative to the service's origin, or a `data:` URI. */
            data: string;
        };
        /**
         * Format: binary
         * @description A picture. The service stores a normalised copy without metadata.
         */
        PhotoFile: Blob;
        Product: {
            _id: components["schemas"]["Id"];
            name: components["schemas"]["ProductName"];
            description: components["schemas"]["ProductDescription"];
            price: components["schemas"]["Price"];
            category: components["schemas"]["Category"];
            quantity: components["schemas"]["Quantity"];
            shipping: components["schemas"]["Shipping"];
            photo?: components["schemas"]["Photo"];
            /**
             * Format: date-time
             * @description When it was created; an update leaves it as it is.
             */
            createdAt: string;
            /** @description Pieces sold so far. */
            sold: number;
        };
        ProductCreate: {
            file?: components["schemas"]["PhotoFile"];
            name: components["schemas"]["ProductName"];
            description: components["schemas"]["ProductDescription"];
            price: components["schemas"]["Price"];
            category: components["schemas"]["Id"];
            shipping: components["schemas"]["Shipping"];
            quantity: components["schemas"]["Quantity"];
        };
        ProductUpdate: {
            file?: components["schemas"]["PhotoFile"];
            name?: components["schemas"]["ProductName"];
            description?: components["schemas"]["ProductDescription"];
            price?: components["schemas"]["Price"];
            category?: components["schemas"]["Id"];
            shipping?: components["schemas"]["Shipping"];
            quantity?: components["schemas"]["Quantity"];
        };
        ProductWriteResult: {
            success: boolean;
            message: string;
            data?: components["schemas"]["Product"];
            name?: components["schemas"]["ProductName"];
        };
        ProductWriteFailure: {
            /** @enum {boolean} */
            success: false;
            message: string;
        };
        SearchText: string;
        /** @description Ids of categories; empty means any. */
        CategoryFilter: components["schemas"]["Id"][];
        ProductFilter: {
            limit: number;
            skip: number;
            filters: {
                category: components["schemas"]["CategoryFilter"];
                /** @description Empty means any; otherwise lowest and highest price in whole dollars, both inclusive. A service should count 19.99 as within 19. */
                price: number[];
            };
        };
        ProductPage: {
            data: components["schemas"]["Product"][];
            /** @description How many products this page holds. */
            size: number;
        };
        ClientToken: {
            clientToken: string;
        };
        PaymentMethodNonce: string;
        PaymentRequest: {
            paymentMethodNonce: components["schemas"]["PaymentMethodNonce"];
            amount: components["schemas"]["Money"];
        };
        PaymentResult: {
            /** @enum {boolean} */
            success?: true;
            transaction: components["schemas"]["Transaction"];
        };
        Transaction: {
            id: components["schemas"]["Id"];
            amount: components["schemas"]["Money"];
        };
        OrderStatus: string;
        OrderLine: {
            _id: components["schemas"]["Id"];
            name: components["schemas"]["ProductName"];
            price: components["schemas"]["Price"];
            count: components["schemas"]["Count"];
            /** Format: date-time */
            createdAt?: string;
        };
        /** @description Pieces of one product in a cart or an order. */
        Count: number;
        OrderLineCreate: {
            _id: components["schemas"]["Id"];
            name?: components["schemas"]["ProductName"];
            price?: components["schemas"]["Price"];
            count: components["schemas"]["Count"];
            /** Format: date-time */
            createdAt?: string;
        };
        Address: string;
        OrderLinesCreate: components["schemas"]["OrderLineCreate"][];
        OrderCreate: {
            order: {
                products: components["schemas"]["OrderLinesCreate"];
                transaction_id: components["schemas"]["Id"];
                amount: components["schemas"]["Money"];
                address: components["schemas"]["Address"];
            };
        };
        Order: {
            _id: components["schemas"]["Id"];
            products: components["schemas"]["OrderLine"][];
            transaction_id: components["schemas"]["Id"];
            amount: components["schemas"]["Money"];
            address: components["schemas"]["Address"];
            status: components["schemas"]["OrderStatus"];
            /** @description Who ordered, with neither email nor role. */
            user: {
                _id: components["schemas"]["Id"];
                name: components["schemas"]["UserName"];
            };
            /**
             * Format: date-time
             * @description When it was placed.
             */
            createdAt: string;
        };
        OrderStatusUpdate: {
            status: components["schemas"]["OrderStatus"];
            orderId: components["schemas"]["Id"];
        };
    };
    responses: {
        /** @description Products. */
        Products: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Product"][];
            };
        };
        /** @description The newest products that were found. */
        FoundProducts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FoundProducts"];
            };
        };
        /** @description The user. */
        User: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["User"];
            };
        };
        /** @description The order. */
        Order: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Order"];
            };
        };
        /** @description Orders. */
        Orders: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Order"][];
            };
        };
        /** @description The request is not as the contract has it; nothing was stored. */
        BadInput: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The email or the password is wrong. */
        WrongCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No token, or one that is malformed, forged or expired. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token's user may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is nothing with that id. */
        UnknownId: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Another account has that email. */
        EmailTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is such a category already. */
        CategoryTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The charge was declined; nothing was taken. */
        Declined: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeclinedError"];
            };
        };
        /** @description The nonce was used for another charge, or an earlier payment of the same amount may have been taken. Nothing was charged. */
        PaymentConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The order has another status by now; nothing was stored. */
        OrderChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Out of stock, not sold any more, or the amount is not the products' total or not the transaction's. The transaction is voided: nothing was charged. */
        OrderConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than this contract allows. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many attempts. */
        TooMany: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A fault of the service, or no word from the payment provider. Unless it says that nothing was charged, money may have been taken; the same request again is charged once. */
        PaymentFault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A fault of the service. */
        Fault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service has more to do than it can take on now; nothing was done. */
        Busy: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is not as the contract has it; nothing was stored. */
        ProductBadInput: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductWriteFailure"];
            };
        };
        /** @description No token, or one that is malformed, forged or expired. */
        ProductUnauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductWriteFailure"];
            };
        };
        /** @description The token's user may not do this. */
        ProductForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductWriteFailure"];
            };
        };
        /** @description There is no product with that id. */
        ProductUnknownId: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductWriteFailure"];
            };
        };
        /** @description The product has changed, and has another `ETag`; nothing was stored. */
        ProductChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductWriteFailure"];
            };
        };
        /** @description The photo or the body is larger than this contract allows. */
        ProductTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductWriteFailure"];
            };
        };
        /** @description Too many attempts. */
        ProductTooMany: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductWriteFailure"];
            };
        };
        /** @description A fault of the service. */
        ProductFault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductWriteFailure"];
            };
        };
        /** @description The service has more to do than it can take on now; nothing was done. */
        ProductBusy: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductWriteFailure"];
            };
        };
    };
    parameters: {
        /**
         * @description The signed-in user, who must be the token's.
         * @example usr_7f3a
         */
        UserId: components["schemas"]["Id"];
        /**
         * @description The product.
         * @example prd_01
         */
        ProductId: components["schemas"]["Id"];
        /** @description Carries the change out only while this entity tag is the present one (RFC 9110, 13.1.1). `W/` before a tag counts for nothing: proxies that compress add it. */
        IfMatch: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Another one after each change of the product, sales included. Optional: see "Changes at the same time".
         * @example "b7f3c2a19e04"
         */
        ETag: string;
        /**
         * @description Seconds to wait before the next attempt, a day at most.
         * @example 30
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["WrongCredentials"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description The account exists now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpResult"];
                };
            };
            400: components["responses"]["BadInput"];
            409: components["responses"]["EmailTaken"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Noted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description The field to sort by. */
                sortBy?: "createdAt" | "sold";
                /** @description The direction to sort in. */
                order?: "asc" | "desc";
                /** @description How many products at most, or the literal word `undefined` for all of them. */
                limit?: number | "undefined";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Products"];
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    filterProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductFilter"];
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            400: components["responses"]["BadInput"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    searchProducts: {
        parameters: {
            query: {
                /**
                 * @description The text to look for.
                 * @example letter
                 */
                search: components["schemas"]["SearchText"];
                /**
                 * @description A category's id, or the literal word `All`.
                 * @example All
                 */
                category?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FoundProducts"];
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    showProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example prd_01
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            404: components["responses"]["UnknownId"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listRelatedProducts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example prd_01
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Products"];
            404: components["responses"]["UnknownId"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, who must be the token's.
                 * @example usr_7f3a
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProductCreate"];
            };
        };
        responses: {
            /** @description The product exists now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductWriteResult"];
                };
            };
            400: components["responses"]["ProductBadInput"];
            401: components["responses"]["ProductUnauthenticated"];
            403: components["responses"]["ProductForbidden"];
            413: components["responses"]["ProductTooLarge"];
            429: components["responses"]["ProductTooMany"];
            500: components["responses"]["ProductFault"];
            503: components["responses"]["ProductBusy"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carries the change out only while this entity tag is the present one (RFC 9110, 13.1.1). `W/` before a tag counts for nothing: proxies that compress add it. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The product.
                 * @example prd_01
                 */
                productId: components["parameters"]["ProductId"];
                /**
                 * @description The signed-in user, who must be the token's.
                 * @example usr_7f3a
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProductUpdate"];
            };
        };
        responses: {
            /** @description The product has the new values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductWriteResult"];
                };
            };
            400: components["responses"]["ProductBadInput"];
            401: components["responses"]["ProductUnauthenticated"];
            403: components["responses"]["ProductForbidden"];
            404: components["responses"]["ProductUnknownId"];
            412: components["responses"]["ProductChanged"];
            413: components["responses"]["ProductTooLarge"];
            429: components["responses"]["ProductTooMany"];
            500: components["responses"]["ProductFault"];
            503: components["responses"]["ProductBusy"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example prd_01
                 */
                productId: components["parameters"]["ProductId"];
                /**
                 * @description The signed-in user, who must be the token's.
                 * @example usr_7f3a
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownId"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, who must be the token's.
                 * @example usr_7f3a
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryCreate"];
            };
        };
        responses: {
            /** @description The category exists now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryCreateResult"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["CategoryTaken"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    readProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, who must be the token's.
                 * @example usr_7f3a
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["User"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, who must be the token's.
                 * @example usr_7f3a
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            200: components["responses"]["User"];
            400: components["responses"]["BadInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["EmailTaken"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listOwnOrders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, who must be the token's.
                 * @example usr_7f3a
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Orders"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getClientToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, who must be the token's.
                 * @example usr_7f3a
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A token that the payment widget takes as its authorization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientToken"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, who must be the token's.
                 * @example usr_7f3a
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            /** @description Charged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResult"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["Declined"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["PaymentConflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["PaymentFault"];
            503: components["responses"]["Busy"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, who must be the token's.
                 * @example usr_7f3a
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCreate"];
            };
        };
        responses: {
            200: components["responses"]["Order"];
            400: components["responses"]["BadInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownId"];
            409: components["responses"]["OrderConflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listOrders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, who must be the token's.
                 * @example usr_7f3a
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Orders"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listOrderStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, who must be the token's.
                 * @example usr_7f3a
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values, in the order of an order's life; a new order has the first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderStatus"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    updateOrderStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Carries the change out only while this entity tag is the present one (RFC 9110, 13.1.1). `W/` before a tag counts for nothing: proxies that compress add it. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_1001
                 */
                orderId: components["schemas"]["Id"];
                /**
                 * @description The signed-in user, who must be the token's.
                 * @example usr_7f3a
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderStatusUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Order"];
            400: components["responses"]["BadInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownId"];
            412: components["responses"]["OrderChanged"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
}
