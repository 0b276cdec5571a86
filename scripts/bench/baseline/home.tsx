import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import CardMedia from '@mui/material/CardMedia'
import Grid from '@mui/material/Grid'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import createClient from 'openapi-fetch'
import type { paths } from '../../../src/api/generated/schema'

const CARDS = 12
const api = createClient<paths>({ baseUrl: '/api' })

export function Home() {
  const { data } = useQuery({
    queryKey: ['products'],
    queryFn: async () => {
      const query = { sortBy: 'sold', order: 'desc', limit: CARDS } as const
      const answer = await api.GET('/product/list', { params: { query } })
      if (!answer.data) throw new Error('The products could not be read.')
      return answer.data
    },
  })
  return (
    <main>
      <Typography variant="h4" component="h1">
        Home
      </Typography>
      <Grid container spacing={2}>
        {Array.from({ length: CARDS }, (_, index) => {
          const product = data?.[index]
          return (
            <Grid key={product?._id ?? index} size={{ xs: 12, sm: 6, md: 4 }}>
              <Card>
                {product ? (
                  <>
                    <CardMedia
                      component="img"
                      height={200}
                      image={product.photo?.data ?? 'data:,'}
                      alt=""
                    />
                    <CardContent>
                      <Typography variant="h6" component="h2">
                        {product.name}
                      </Typography>
                      <Typography>{product.description.slice(0, 100)}</Typography>
                      <Typography>${product.price}</Typography>
                      <Button variant="contained">Add to cart</Button>
                    </CardContent>
                  </>
                ) : (
                  <Skeleton variant="rectangular" height={380} />
                )}
              </Card>
            </Grid>
          )
        })}
      </Grid>
    </main>
  )
}
