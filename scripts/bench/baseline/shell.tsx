import AppBar from '@mui/material/AppBar'
import Badge from '@mui/material/Badge'
import Button from '@mui/material/Button'
import Toolbar from '@mui/material/Toolbar'
import { Link, Outlet } from 'react-router-dom'

export function Shell() {
  return (
    <>
      <AppBar position="static">
        <Toolbar>
          {['Home', 'Shop', 'Signin'].map((name) => (
            <Button key={name} color="inherit" component={Link} to={`/${name.toLowerCase()}`}>
              {name}
            </Button>
          ))}
          <Badge badgeContent={2}>Cart</Badge>
        </Toolbar>
      </AppBar>
      <Outlet />
    </>
  )
}
